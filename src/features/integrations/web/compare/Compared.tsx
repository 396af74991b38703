import { Button } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Comparison } from '../../contract/entities.ts';
import { ChoiceBar } from './ChoiceBar.tsx';
import { ComparedTabs } from './ComparedTabs.tsx';
import { isEqual } from './forecast-sync.ts';
import { SyncedSince } from './SyncedSince.tsx';
import { SyncProgress } from './SyncProgress.tsx';
import type { ConnectionHere } from './use-connection.ts';
import { useChoice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';
import { useStartSync } from './use-start-sync.ts';

interface ComparedProps extends Pick<ConnectionHere, 'maySync' | 'maySyncHere'> {
  comparison: Comparison;
}

/** A comparison: its three lists, and what is chosen in them. */
export function Compared({ comparison, maySync, maySyncHere }: ComparedProps) {
  const [query] = useQuery();
  const choice = useChoice(comparison, maySync);
  const { start, isStarting } = useStartSync(comparison, choice);
  if (isStarting) return <SyncProgress provider={comparison.provider} />;
  if (isEqual(comparison) && query['tab'] === undefined) return <EverythingEqual comparison={comparison} />;
  return (
    <>
      <SyncedSince comparison={comparison} />
      <ComparedTabs comparison={comparison} choice={maySync ? choice : undefined} maySyncHere={maySyncHere} />
      {maySync && <ChoiceBar comparison={comparison} choice={choice} maySyncHere={maySyncHere} onSync={start} />}
    </>
  );
}

function EverythingEqual({ comparison: { provider, both, fetchedAt } }: { comparison: Comparison }) {
  const { t } = useCompareWords(provider);
  const format = useFormat();
  const text = `${t('compare.equal.text', { count: both.length })} ${t('compare.fetched', { moment: format.moment(fetchedAt) })}`;
  const [, change] = useQuery();
  const show = both.length > 0 && (
    <Button variant="default" onClick={() => change({ tab: 'both' })}>
      {t('compare.equal.show')}
    </Button>
  );
  return <EmptyState icon={IconEqual} title={t('compare.equal.title')} text={text} action={show} />;
}
