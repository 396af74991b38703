import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useNarrow } from '#ui/use-narrow.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { useFetchAgain } from './compare-calls.ts';
import { useCompareWords } from './use-compare-words.ts';
import { useConnection } from './use-connection.ts';

/** Has both systems' people fetched once more; for those who may (integrations.40). */
export function FetchAgain({ provider }: { provider: AccountingSystem }) {
  const { t } = useCompareWords(provider);
  const again = useFetchAgain(provider);
  const isNarrow = useNarrow();
  if (!useConnection(provider)?.maySync) return null;
  return (
    <Button
      variant="default"
      leftSection={!isNarrow && <IconRefresh aria-hidden />}
      loading={again.isFetching}
      onClick={() => void again.run()}
    >
      {t('compare.anew')}
    </Button>
  );
}
