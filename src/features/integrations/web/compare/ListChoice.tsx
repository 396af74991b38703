import { Button } from '@mantine/core';
import type { Comparison } from '../../contract/entities.ts';
import { choosableIds, withIds, type ComparedList } from './chosen.ts';
import styles from './compare.module.css';
import type { ComparedRow } from './row-filters.ts';
import type { Choice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';

interface ListChoiceProps {
  comparison: Comparison;
  list: ComparedList;
  /** Those whom search and filters leave. */
  found: readonly ComparedRow[];
  choice: Choice;
}

/** How many of a list are chosen, and a button for all found at once. */
export function ListChoice({ comparison, list, found, choice }: ListChoiceProps) {
  const { t } = useCompareWords(comparison.provider);
  const { chosen, change } = choice;
  const own = chosen.ids[list];
  const all = choosableIds(comparison[list]);
  const ids = choosableIds(found);
  const areChosen = ids.every((id) => own.has(id));
  const areFew = ids.length < all.length;
  return (
    <>
      <output className={styles['count']}>{t('compare.choose.count', { count: own.size, all: all.length })}</output>
      {ids.length > 0 && (
        <Button
          variant="default"
          fw={400}
          onClick={() => change(withIds(chosen, list, areChosen ? without(own, ids) : new Set([...own, ...ids])))}
        >
          {t(areChosen ? 'compare.choose.none' : areFew ? 'compare.choose.found' : 'compare.choose.all', { count: ids.length })}
        </Button>
      )}
    </>
  );
}

function without(own: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const left = new Set(own);
  for (const id of ids) left.delete(id);
  return left;
}
