import { Skeleton } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { integrationsPath } from './addresses.ts';
import { useComparison } from './compare-calls.ts';
import { ComparisonFailed } from './ComparisonFailed.tsx';
import { Compared } from './Compared.tsx';
import { FetchAgain } from './FetchAgain.tsx';
import { FetchingPeople } from './FetchingPeople.tsx';
import { hasFailed } from './has-failed.ts';
import { HistoryLink } from './HistoryLink.tsx';
import { NotConnected } from './NotConnected.tsx';
import { useCompareWords } from './use-compare-words.ts';
import { useConnection } from './use-connection.ts';

/** The people of two systems beside each other, and the choice of what a sync does (integrations.50). */
export function ComparePage({ provider }: { provider: AccountingSystem }) {
  const { t, system } = useCompareWords(provider);
  const k = useKernelTexts();
  const connection = useConnection(provider);
  const read = useComparison(provider);
  const { answer, error } = read;
  const comparison = answer?.state === 'done' ? answer.comparison : undefined;
  const actions = (
    <>
      <HistoryLink provider={provider} />
      {comparison && connection?.isConnected && <FetchAgain provider={provider} />}
    </>
  );
  return (
    <Page
      title={t('compare.title', { system })}
      breadcrumbs={[
        <Link key="all" to={integrationsPath}>
          {t('compare.way')}
        </Link>,
      ]}
      breadcrumbsLabel={k('page.breadcrumbs')}
      actions={actions}
    >
      {error && hasFailed(read) ? (
        <ComparisonFailed provider={provider} error={error} />
      ) : connection?.isConnected === false ? (
        <NotConnected provider={provider} isSince={comparison !== undefined} />
      ) : (
        <Loaded read={read} skeleton={<FetchingPeople provider={provider} />}>
          {(state) => {
            if (state.state === 'running') return <FetchingPeople provider={provider} percent={state.percent} />;
            // What was chosen is taken up once it is known whether anything may be.
            if (connection?.connectedSince && connection.connectedSince > state.comparison.fetchedAt)
              return (
                <output>
                  <Notice tone="warn" actions={<FetchAgain provider={provider} />}>
                    {t('compare.disconnected.again', { system })}
                  </Notice>
                </output>
              );
            if (connection === undefined) return <Skeleton height="24rem" radius="lg" />;
            return <Compared comparison={state.comparison} {...connection} />;
          }}
        </Loaded>
      )}
    </Page>
  );
}
