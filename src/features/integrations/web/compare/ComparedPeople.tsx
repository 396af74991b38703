import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useFoundRows } from '#kernel/web/find-rows.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { Comparison } from '../../contract/entities.ts';
import { idOf, isChoosable, withIds, type ComparedList } from './chosen.ts';
import { usualColumns, useCompareColumns } from './compare-columns.ts';
import { ListChoice } from './ListChoice.tsx';
import { compareRules, countFields, countSpecials, filterRows, type ComparedRow } from './row-filters.ts';
import type { Choice } from './use-choice.ts';
import { useCompareWords } from './use-compare-words.ts';

interface ComparedPeopleProps {
  comparison: Comparison;
  list: ComparedList;
  choice: Choice | undefined;
  onOpen: (id: string) => void;
}

const nothingToRead = { error: undefined, refreshing: false, retry: () => undefined };
/** Those in both come with most differences first. */
const orders = { onlyExternal: {}, onlySamspill: {}, both: { sortBy: 'differences', sortDirection: 'desc' } } as const;

/** One of the three lists; on a wide screen as a whole, on a phone page by page (integrations.50). */
export function ComparedPeople({ comparison, list, choice: given, onOpen }: ComparedPeopleProps) {
  const { t, fieldName } = useCompareWords(comparison.provider);
  const isNarrow = useNarrow();
  const state = useList({ filterKeys: ['special', 'field'], ...orders[list] });
  const all: readonly ComparedRow[] = comparison[list];
  // Where nobody can be chosen, nothing offers to.
  const choice = all.some(isChoosable) ? given : undefined;
  // The address returns a new object on each render, so its content is compared.
  const wanted = JSON.stringify(state.filters);
  // Written from this type just above.
  const filtered = useMemo(() => filterRows(all, JSON.parse(wanted) as typeof state.filters), [all, wanted]);
  const { found = [], rows = [] } = useFoundRows(filtered, state, compareRules);
  const columns = useCompareColumns(comparison.provider, list, all);
  const filters = useMemo(() => ({ specials: countSpecials(all), fields: countFields(all) }), [all]);
  const chosen = choice?.chosen.ids[list] ?? new Set<string>();
  const choose = (ids: ReadonlySet<string>): void => choice?.change(withIds(choice.chosen, list, ids));
  const shown = isNarrow ? { rows, total: found.length } : { rows: found };
  return (
    <ListView
      name={`compared-${list}`}
      label={t(`compare.tabs.${list}`, { system: t(`systems.${comparison.provider}`), count: all.length })}
      list={state}
      read={nothingToRead}
      {...shown}
      search={t('compare.search')}
      filters={[
        {
          key: 'special',
          label: t('compare.special'),
          values: filters.specials.map(({ value, count }) => ({ value, count, label: t(`compare.specials.${value}`) })),
        },
        {
          key: 'field',
          label: t('compare.field'),
          values: filters.fields.map(({ value, count }) => ({ value, count, label: fieldName(value) })),
        },
      ].filter(({ values }) => values.length > 0)}
      columns={columns}
      usualColumns={usualColumns[list]}
      rowKey={idOf}
      onOpen={(row) => onOpen(idOf(row))}
      buttons={choice && <ListChoice comparison={comparison} list={list} found={found} choice={choice} />}
      selection={
        choice && {
          nameOf: ({ fullName }) => fullName || t('compare.noName'),
          isSelectable: isChoosable,
          state: [chosen, choose],
          hasBar: false,
        }
      }
      empty={
        <EmptyState
          icon={IconUsers}
          title={t(`compare.emptyLists.${list}`, { system: t(`systems.${comparison.provider}`) })}
          text={t(list === 'both' ? 'compare.emptyBothText' : 'compare.emptyText')}
        />
      }
    />
  );
}
