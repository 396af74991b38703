import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { historyQuery, integrationsPath } from './addresses.ts';
import { useCompareWords } from './use-compare-words.ts';

/** Leads to the earlier syncs; on a phone without its icon, so that two buttons fit in a line. */
export function HistoryLink({ provider }: { provider: AccountingSystem }) {
  const { t } = useCompareWords(provider);
  return (
    <Button
      component={Link}
      to={integrationsPath}
      query={historyQuery(provider)}
      variant="default"
      leftSection={!useNarrow() && <IconHistory aria-hidden />}
    >
      {t('compare.history')}
    </Button>
  );
}
