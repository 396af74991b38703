import { Button, Skeleton } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { getSyncState } from '../../contract/endpoints-sync.ts';
import type { Sync } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { compareQuery, historyQuery, integrationsPath } from './addresses.ts';
import { SyncActions } from './SyncActions.tsx';
import { SyncProgress } from './SyncProgress.tsx';
import { SyncResult } from './SyncResult.tsx';
import { useCompareWords } from './use-compare-words.ts';
import { useConnection } from './use-connection.ts';

interface SyncPageProps {
  provider: AccountingSystem;
  syncId: string;
}

/** A sync: how far it is, then what became of each person. It is left and come back to by its address (integrations.53). */
export function SyncPage({ provider, syncId }: SyncPageProps) {
  const { t, system } = useCompareWords(provider);
  const k = useKernelTexts();
  const read = useCall(getSyncState, { query: { provider, syncId } });
  const sync = read.answer?.sync;
  const isGone = read.error?.status === 404 || read.error?.status === 400;
  useOpenedRecords(sync?.syncId);
  return (
    <Page
      title={t('sync.title', { system })}
      breadcrumbs={[
        <Link key="all" to={integrationsPath}>
          {t('compare.way')}
        </Link>,
        <Link key="history" to={integrationsPath} query={historyQuery(provider)}>
          {t('compare.history')}
        </Link>,
      ]}
      breadcrumbsLabel={k('page.breadcrumbs')}
      actions={<SyncActions provider={provider} sync={sync ?? undefined} />}
    >
      {isGone ? (
        <EmptyState title={t('sync.gone')} text={t('sync.goneText')} />
      ) : (
        <Loaded read={read} skeleton={<Skeleton height="24rem" radius="lg" />}>
          {({ sync: shown }) => (
            <>
              <Disconnected provider={provider} />
              <Shown provider={provider} sync={shown} />
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}

/** Nothing goes on with a system that was disconnected, also while this page is open. */
function Disconnected({ provider }: { provider: AccountingSystem }) {
  const { t, system } = useCompareWords(provider);
  if (useConnection(provider)?.isConnected !== false) return null;
  const connect = (
    <Button component={Link} to={integrationsPath} query={{ integration: provider }} variant="default">
      {t('compare.failed.connect')}
    </Button>
  );
  return (
    <output>
      <Notice tone="warn" title={t('sync.disconnected.title', { system })} actions={connect}>
        {t('sync.disconnected.text')}
      </Notice>
    </output>
  );
}

function Shown({ provider, sync }: { provider: AccountingSystem; sync: Sync | null }) {
  const { t, system } = useCompareWords(provider);
  if (!sync)
    return (
      <EmptyState
        title={t('sync.noSync')}
        text={t('sync.noSyncText', { system })}
        action={
          <Button component={Link} to={integrationsPath} query={compareQuery(provider)}>
            {t('syncs.compare')}
          </Button>
        }
      />
    );
  return sync.state === 'running' ? <SyncProgress provider={provider} sync={sync} /> : <SyncResult sync={sync} />;
}
