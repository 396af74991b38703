import { useState } from 'react';
import { usePersonChoices } from '#features/people/web/public.ts';
import { ResultsPage } from '#kernel/web/ResultsPage.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { maxTasks } from '../../contract/kinds.ts';
import { getTemplates } from '../../contract/endpoints-templates.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import type { en } from '../../texts/en.ts';
import { PlansLink } from '../components/PlansLink.tsx';
import { beginningOf } from '../new/beginning-of.ts';
import { usePlanPeople } from '../new/use-plan-people.ts';
import { ChoosePeople } from './ChoosePeople.tsx';
import { leftOf, type PersonResult, type ManyValues } from './many-values.ts';

/** One plan for each of several people (plans.6). */
export function PlansNewManyPage() {
  const read = useCall(getTemplates, {});
  return (
    <Loaded read={read} skeleton={<FormSkeleton fields={6} />}>
      {({ templates }) => <ChosenOrMade templates={templates} />}
    </Loaded>
  );
}

function ChosenOrMade({ templates }: { templates: readonly PlanTemplate[] }) {
  const [results, setResults] = useState<readonly PersonResult[]>();
  const [nothing] = useState<ManyValues>(() => ({
    type: 'Onboarding',
    ...beginningOf(templates, 'Onboarding'),
    companyUserIds: [],
    dates: 'own',
    referenceDate: '',
    isPublished: false,
  }));
  const [chosen, setChosen] = useState(nothing);
  if (results) {
    const again = (): void => {
      setChosen({ ...chosen, companyUserIds: leftOf(results) });
      setResults(undefined);
    };
    return <PlanResults results={results} onAgain={again} />;
  }
  const settle = (values: ManyValues, found: readonly PersonResult[]): void => {
    setChosen(values);
    setResults(found);
  };
  // Those who are left are chosen and not saved; without them, what their plans would begin with is no work to lose.
  const base = chosen.companyUserIds.length > 0 ? nothing : chosen;
  return <ChoosePeople templates={templates} initial={chosen} base={base} onDone={settle} />;
}

function PlanResults({ results, onAgain }: { results: readonly PersonResult[]; onAgain: () => void }) {
  const t = useTexts<typeof en>('onoffboarding');
  const k = useKernelTexts();
  const [active, planned] = [usePersonChoices(), usePlanPeople()];
  const names = new Map([...(active ?? []), ...(planned ?? [])].map(({ id, name }) => [id, name]));
  const format = useFormat();
  const hasLeft = leftOf(results).length > 0;
  return (
    <ResultsPage
      page={{ title: t('many.title'), breadcrumbs: [<PlansLink key="plans" />], breadcrumbsLabel: k('page.breadcrumbs') }}
      summary={t('many.made', { count: results.filter(({ id }) => id !== null).length, all: results.length })}
      hasLeft={hasLeft}
      label={t('many.results')}
      results={results.map(({ companyUserId, id, code, lacking }) => {
        const name = names.get(companyUserId) ?? t('many.unknown');
        const link = id !== null && (
          <Link to="/on-offboarding/details" query={{ id }} aria-label={t('many.openOf', { name })}>
            {t('many.openPlan')}
          </Link>
        );
        return {
          key: companyUserId,
          name,
          outcome: link || <span>{findErrorText(code ?? '', { titles: format.list(lacking), limit: maxTasks }) ?? code}</span>,
        };
      })}
      again={{ label: t(hasLeft ? 'many.again' : 'many.more'), run: onAgain }}
      toList={{ to: '/on-offboarding', label: t('many.toList') }}
    />
  );
}
