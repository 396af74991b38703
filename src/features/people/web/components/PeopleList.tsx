import { Button } from '@mantine/core';
import { IconFilter, IconSearchOff } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { type List, useLastPage, useListTexts } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ColumnChooser } from '#ui/table/ColumnChooser.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FilterBar } from '#ui/table/FilterBar.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import { SearchField } from '#ui/table/SearchField.tsx';
import { getActiveCompanyUsers, getCompanyUsersFilter, getInactiveCompanyUsers, getPendingCompanyUsers } from '../../contract/endpoints.ts';
import type { CompanyUser, PersonState } from '../../contract/entities.ts';
import { usualColumns, type PersonColumn } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { useFilterChoices } from '../filter-choices.ts';
import { LifeDialogs } from '../life/LifeDialogs.tsx';
import { useLifeAction } from '../life/use-life-action.ts';
import { columnsOf, filterOf, sortOf } from '../people-address.ts';
import { useInvitationColumn } from '../invitation-column.ts';
import { usePeopleColumns } from '../people-columns.ts';
import { useFolded } from '../use-folded.ts';
import { useRemembered } from '../remembered.ts';
import { useSelectedPeople } from '../use-selected-people.ts';
import { InviteSelected } from './InviteSelected.tsx';
import { NobodyHere } from './NobodyHere.tsx';
import { RowMenu } from './RowMenu.tsx';
import { SelectedPeople } from './SelectedPeople.tsx';

const lists = { active: getActiveCompanyUsers, pending: getPendingCompanyUsers, inactive: getInactiveCompanyUsers };

/** The default fields of a card: enough to recognize and contact a person. */
const cardColumns: readonly PersonColumn[] = ['position', 'department', 'mobilePhoneNumber'];

interface PeopleListProps {
  state: PersonState;
  list: List;
  onAdd: (() => void) | undefined;
}

/** The people of one state: a table with search, filters, columns and paging. */
export function PeopleList({ state, list, onAdd }: PeopleListProps) {
  const t = useTexts<typeof en>('people');
  const k = useKernelTexts();
  const words = useListTexts();
  const go = useGo();
  const [chosen, setChosen] = useRemembered('people.columns', columnsOf);
  const offers = useCall(getCompanyUsersFilter, { query: { state } }, { staleMinutes: 2 });
  const filter = filterOf(list.search, list.filters);
  const pagination = {
    page: list.page,
    pageSize: list.pageSize,
    sortBy: sortOf(list.sort?.by),
    sortDirection: list.sort?.direction ?? 'asc',
  };
  const isNarrow = useNarrow();
  const wanted = wantedColumns(state, isNarrow && chosen === usualColumns ? cardColumns : chosen);
  const people = useCall(lists[state], { body: { pagination, filter, columns: [...wanted] } }, { keepsPrevious: true });
  useLastPage(list, people.refreshing ? undefined : people.answer?.totalEntries);
  const life = useLifeAction(people.answer?.companyUsers ?? []);
  const selected = useSelectedPeople(people.answer?.companyUsers ?? [], onAdd !== undefined);
  const menuOf = (person: CompanyUser) => <RowMenu person={person} onAct={life.open} />;
  const chosenColumns = usePeopleColumns(wanted, offers.answer ?? { columns: wanted, sorts: [] });
  const invitation = useInvitationColumn();
  const columns = state === 'pending' ? [...chosenColumns.slice(0, 1), invitation, ...chosenColumns.slice(1)] : chosenColumns;
  const {
    shown: filters,
    hidden,
    isOpen,
    toggle,
  } = useFolded(useFilterChoices(offers.answer?.filters ?? [], list.filters), list.filters, isNarrow ? 0 : 4);
  const total = people.answer?.totalEntries ?? 0;

  if (people.error && !people.answer) return <CallErrorState error={people.error} retry={people.retry} />;
  const choices = (offers.answer?.columns ?? []).map((key) => ({ key, header: t(`fields.${key}`) }));
  const isAlone = state === 'active' && !list.isFiltered && total === 1 && onAdd !== undefined;
  return (
    <>
      <FilterBar
        filters={filters}
        chosen={list.filters}
        onChange={list.setFilter}
        onClear={list.clear}
        texts={words.filters}
        search={<SearchField value={list.search} onChange={list.setSearch} label={t('list.search')} clearLabel={words.search.clearLabel} />}
        end={
          <>
            {hidden > 0 && (
              <Button
                variant="subtle"
                aria-expanded={isOpen}
                leftSection={<IconFilter aria-hidden size={18} stroke={1.75} />}
                onClick={toggle}
              >
                {isOpen ? t('list.fewerFilters') : isNarrow ? words.filters.filters : t('list.moreFilters')}
              </Button>
            )}
            <ColumnChooser
              columns={choices}
              shown={chosen}
              // The keys are those of `choices`.
              onChange={(shown) => setChosen(shown as PersonColumn[])}
              texts={words.columns}
            />
          </>
        }
      />
      {selected.people.length > 0 && <SelectedPeople people={selected.people} onInvite={selected.startInviting} onClear={selected.clear} />}
      <DataTable
        label={t('list.caption', { state: t(`list.tabs.${state}`) })}
        columns={columns}
        rows={people.answer?.companyUsers}
        rowKey={(person) => person.id}
        onOpen={(person) => void go('/people/details', { employeeId: person.id })}
        actions={menuOf}
        selection={selected.selection}
        sort={list.sort}
        onSort={list.setSort}
        total={total}
        before={list.before}
        isRefreshing={people.refreshing}
        texts={words.table}
        empty={list.isFiltered ? <NoHits list={list} /> : <NobodyHere state={state} onAdd={onAdd} />}
      />
      {selected.isInviting && <InviteSelected people={selected.people} onClose={selected.stopInviting} />}
      <LifeDialogs chosen={life.chosen} onClose={life.close} />
      {isAlone && <NobodyHere state="alone" onAdd={onAdd} />}
      {total > 25 && (
        <Pager
          page={list.page}
          pageSize={list.pageSize}
          total={total}
          onPage={list.setPage}
          onPageSize={list.setPageSize}
          texts={words.pager(list, total)}
        />
      )}
      {total <= 25 && total > 0 && <output className="tabular">{k('list.total', { total })}</output>}
    </>
  );
}

/** The list of inactive people also shows when they left. */
function wantedColumns(state: PersonState, chosen: readonly PersonColumn[]): readonly PersonColumn[] {
  return state === 'inactive' && !chosen.includes('inactivationDate') ? ['inactivationDate', ...chosen] : chosen;
}

function NoHits({ list }: { list: List }) {
  const words = useListTexts();
  const clear = (
    <Button variant="default" onClick={list.clear}>
      {words.noHits.clear}
    </Button>
  );
  const icon = <IconSearchOff aria-hidden size={24} />;
  return <EmptyState icon={icon} title={words.noHits.title} text={words.noHits.text} action={clear} />;
}
