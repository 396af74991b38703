import { Button } from '@mantine/core';
import { IconChecks, IconX } from '@tabler/icons-react';
import { IconButton } from '#ui/IconButton.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
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

/** How many of a list are chosen, and a button for all found at once. On a phone the bar says how many, and the button is an icon. */
export function ListChoice({ comparison, list, found, choice }: ListChoiceProps) {
  const { t } = useCompareWords(comparison.provider);
  const isNarrow = useNarrow();
  const { chosen, change } = choice;
  const own = chosen.ids[list];
  const all = choosableIds(comparison[list]);
  const ids = choosableIds(found);
  const areChosen = ids.every((id) => own.has(id));
  const areFew = ids.length < all.length;
  const label = t(areChosen ? 'compare.choose.none' : areFew ? 'compare.choose.found' : 'compare.choose.all', { count: ids.length });
  const chooseFound = (): void => change(withIds(chosen, list, areChosen ? without(own, ids) : new Set([...own, ...ids])));
  if (isNarrow)
    return ids.length > 0 && <IconButton variant="default" label={label} icon={areChosen ? IconX : IconChecks} onClick={chooseFound} />;
  return (
    <>
      <output className={styles['count']}>{t('compare.choose.count', { count: own.size, all: all.length })}</output>
      {ids.length > 0 && (
        <Button variant="default" fw={400} onClick={chooseFound}>
          {label}
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
