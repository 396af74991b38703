import type { CompanyLimit } from '#features/billing/contract/limits.ts';
import { usePersonChoices } from '#features/people/web/public.ts';
import { ResultsPage as PageOfResults } from '#kernel/web/ResultsPage.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { findErrorText, useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { leftOf, type PersonResult } from './many-values.ts';

interface ResultsPageProps {
  results: readonly PersonResult[];
  limit: CompanyLimit;
  /** Back to the choice, with those for whom none was begun. */
  onAgain: () => void;
}

/** The result for each person's contract (employment.63). */
export function ResultsPage({ results, limit, onAgain }: ResultsPageProps) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const people = usePersonChoices();
  const names = new Map(people?.map(({ id, name }) => [id, name]));
  const begun = results.filter(({ documentId }) => documentId !== null).length;
  const hasLeft = leftOf(results).length > 0;
  const values = { limit: limit.limit ?? 0 };
  const trail = (
    <Link key="list" to="/employee-contract">
      {t('list.title')}
    </Link>
  );
  return (
    <PageOfResults
      page={{ title: t('many.title'), breadcrumbs: [trail], breadcrumbsLabel: k('page.breadcrumbs') }}
      summary={t('many.begun', { count: begun, all: results.length })}
      hasLeft={hasLeft}
      label={t('many.results')}
      results={results.map(({ companyUserId, documentId, code }) => {
        const name = names.get(companyUserId) ?? t('many.unknown');
        const link = documentId !== null && (
          <Link to="/employee-contract/edit" query={{ documentId }} aria-label={t('many.fillInOf', { name })}>
            {t('many.fillIn')}
          </Link>
        );
        return { key: companyUserId, name, outcome: link || <span>{findErrorText(code ?? '', values) ?? code}</span> };
      })}
      again={{ label: t(hasLeft ? 'many.again' : 'many.more'), run: onAgain }}
      toList={{ to: '/employee-contract', label: t('list.new.toList') }}
    />
  );
}
