import { Button, Skeleton } from '@mantine/core';
import { IconHistory, IconRefresh } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { historyQuery, integrationsPath } from './addresses.ts';
import { useComparison, useFetchAgain } from './compare-calls.ts';
import { ComparisonFailed } from './ComparisonFailed.tsx';
import { Compared } from './Compared.tsx';
import { FetchingPeople } from './FetchingPeople.tsx';
import { hasFailed } from './has-failed.ts';
import { useCompareWords } from './use-compare-words.ts';
import { useMaySync } from './use-may-sync.ts';

/** The people of two systems beside each other, and the choice of what a sync does (integrations.50). */
export function ComparePage({ provider }: { provider: AccountingSystem }) {
  const { t, system } = useCompareWords(provider);
  const k = useKernelTexts();
  const format = useFormat();
  const maySync = useMaySync(provider);
  const read = useComparison(provider);
  const again = useFetchAgain(provider);
  const { answer, error } = read;
  const comparison = answer?.state === 'done' ? answer.comparison : undefined;
  const lead = t('compare.lead', { system });
  const actions = (
    <>
      <Button
        component={Link}
        to={integrationsPath}
        query={historyQuery(provider)}
        variant="default"
        leftSection={<IconHistory aria-hidden />}
      >
        {t('compare.history')}
      </Button>
      {comparison && (
        <Button variant="default" leftSection={<IconRefresh aria-hidden />} loading={again.isFetching} onClick={() => void again.run()}>
          {t('compare.anew')}
        </Button>
      )}
    </>
  );
  return (
    <Page
      title={t('compare.title', { system })}
      description={comparison ? `${t('compare.fetched', { moment: format.moment(comparison.fetchedAt) })} ${lead}` : lead}
      breadcrumbs={[
        <Link key="all" to={integrationsPath}>
          {t('compare.way')}
        </Link>,
      ]}
      breadcrumbsLabel={k('page.breadcrumbs')}
      actions={actions}
    >
      {error && hasFailed(read) ? (
        <ComparisonFailed provider={provider} error={error} again={again} />
      ) : (
        <Loaded read={read} skeleton={<FetchingPeople provider={provider} />}>
          {(state) => {
            if (state.state === 'running') return <FetchingPeople provider={provider} percent={state.percent} />;
            // What was chosen is taken up once it is known whether anything may be.
            if (maySync === undefined) return <Skeleton height="24rem" radius="lg" />;
            return <Compared comparison={state.comparison} maySync={maySync} />;
          }}
        </Loaded>
      )}
    </Page>
  );
}
