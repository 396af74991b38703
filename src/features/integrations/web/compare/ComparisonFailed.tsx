import { Button } from '@mantine/core';
import { IconKeyOff, IconUsersGroup } from '@tabler/icons-react';
import type { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { integrationsPath } from './addresses.ts';
import { useFetchAgain } from './compare-calls.ts';
import { NotConnected } from './NotConnected.tsx';
import { useCompareWords } from './use-compare-words.ts';
import { useConnection } from './use-connection.ts';

interface ComparisonFailedProps {
  provider: AccountingSystem;
  error: CallError;
}

/** Why there is no comparison, and the way to one. */
export function ComparisonFailed({ provider, error }: ComparisonFailedProps) {
  const { t, system } = useCompareWords(provider);
  const k = useKernelTexts();
  const again = useFetchAgain(provider);
  const { maySync = false, mayConnect = false } = useConnection(provider) ?? {};
  const newKey = mayConnect && (
    <Button component={Link} to={integrationsPath} query={{ integration: provider, act: 'connect' }}>
      {t('compare.failed.newKey')}
    </Button>
  );
  if (error.has('integrations.CompanyConnectionNotFound')) return <NotConnected provider={provider} />;
  if (error.has('integrations.ComparisonNotFound'))
    return <EmptyState icon={IconUsersGroup} title={t('compare.none.title')} text={t('compare.none.text')} />;
  if (error.has('integrations.InvalidToken'))
    return (
      <EmptyState
        icon={IconKeyOff}
        title={t('compare.failed.key', { system })}
        text={t(mayConnect ? 'compare.failed.keyText' : 'compare.none.text')}
        action={newKey}
      />
    );
  const retry = maySync && (
    <Button variant="default" loading={again.isFetching} onClick={() => void again.run()}>
      {k('actions.retry')}
    </Button>
  );
  if (error.has('integrations.NoPermission'))
    return (
      <ErrorState
        title={t('compare.failed.permission', { system })}
        lines={[
          t('compare.failed.permissionText', { system, words: String(error.details['words'] ?? '') }),
          t('compare.failed.permissionHelp'),
        ]}
        actions={
          <>
            {retry}
            {newKey}
          </>
        }
      />
    );
  if (error.has('integrations.TooManyPeople'))
    return (
      <ErrorState
        title={t('compare.failed.tooMany', { system })}
        lines={[...errorLines(error), t('compare.failed.tooManyHelp', { system })]}
      />
    );
  const isKnown = error.has('integrations.CouldNotFetchExternalUsers');
  return (
    <ErrorState
      title={t('compare.failed.title')}
      lines={isKnown ? [t('compare.failed.text')] : [...errorLines(error), t('compare.failed.text')]}
      actions={retry}
    />
  );
}
