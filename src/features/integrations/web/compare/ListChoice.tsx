import { Button } from '@mantine/core';
import type { Comparison } from '../../contract/entities.ts';
import { choosableIds, withIds, type ComparedList } from './chosen.ts';
import styles from './compare.module.css';
import type { ComparedRow } from './row-filters.ts';
import type { Choice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';
import { WinnerChoice } from './WinnerChoice.tsx';

interface ListChoiceProps {
  comparison: Comparison;
  list: ComparedList;
  /** Those whom search and filters leave. */
  found: readonly ComparedRow[];
  choice: Choice;
}

/** How many of a list are chosen, all found at once, and whose details count. */
export function ListChoice({ comparison, list, found, choice }: ListChoiceProps) {
  const { t } = useCompareWords(comparison.provider);
  const { chosen, change } = choice;
  const own = chosen.ids[list];
  const all = choosableIds(comparison[list]);
  const ids = choosableIds(found);
  const areChosen = ids.every((id) => own.has(id));
  return (
    <div className={styles['top']}>
      <output className={styles['count']}>{t('compare.choose.count', { count: own.size, all: all.length })}</output>
      {!areChosen && (
        <Button variant="default" size="xs" fw={400} onClick={() => change(withIds(chosen, list, new Set([...own, ...ids])))}>
          {t('compare.choose.all', { count: ids.length })}
        </Button>
      )}
      {own.size > 0 && (
        <Button variant="subtle" size="xs" fw={400} onClick={() => change(withIds(chosen, list, new Set()))}>
          {t('compare.choose.clear')}
        </Button>
      )}
      {list === 'both' && all.length > 0 && <WinnerChoice provider={comparison.provider} choice={choice} />}
    </div>
  );
}
