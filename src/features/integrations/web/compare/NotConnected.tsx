import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { integrationsPath } from './addresses.ts';
import { useCompareWords } from './use-compare-words.ts';
import { useConnection } from './use-connection.ts';

interface NotConnectedProps {
  provider: AccountingSystem;
  /** There was a comparison on the page: somebody has disconnected the system meanwhile. */
  isSince?: boolean;
}

/** Says that a system is not connected, or not any more, and leads to where it is (integrations.53). */
export function NotConnected({ provider, isSince = false }: NotConnectedProps) {
  const { t, system } = useCompareWords(provider);
  const mayConnect = useConnection(provider)?.mayConnect === true;
  const why = isSince ? 'compare.disconnected.text' : 'compare.failed.notConnectedText';
  return (
    <div role={isSince ? 'alert' : undefined}>
      <EmptyState
        icon={IconPlugConnectedX}
        title={t(isSince ? 'compare.disconnected.title' : 'compare.failed.notConnected', { system })}
        text={t(mayConnect ? why : 'compare.failed.notConnectedView')}
        action={
          <Button variant={mayConnect ? 'filled' : 'default'} component={Link} to={integrationsPath} query={{ integration: provider }}>
            {t('compare.failed.connect')}
          </Button>
        }
      />
    </div>
  );
}
