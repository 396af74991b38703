import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import type { ShownPart } from '#kernel/web/ExportList.tsx';
import { fromPort } from '#kernel/web/from-port.ts';
import { useStoredColumns } from '#kernel/web/stored-columns.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { List } from '#kernel/web/use-list.ts';
import { useNarrow } from '#ui/use-narrow.ts';
import {
  exportCompanyUsers,
  getActiveCompanyUsers,
  getCompanyUsersFilter,
  getInactiveCompanyUsers,
  getPendingCompanyUsers,
} from '../../contract/endpoints.ts';
import type { CompanyUser, PersonState } from '../../contract/entities.ts';
import type { PersonColumn } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { useFilterChoices } from '../filter-choices.ts';
import { LifeDialogs } from '../life/LifeDialogs.tsx';
import { useLifeAction } from '../life/use-life-action.ts';
import { columnsOf, filterOf, shownColumns, sortOf } from '../people-address.ts';
import { useInvitationColumn } from '../invitation-column.ts';
import { usePeopleColumns } from '../people-columns.ts';
import { fullName } from '../person.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { InviteSelected } from './InviteSelected.tsx';
import { NobodyHere } from './NobodyHere.tsx';
import { RowMenu } from './RowMenu.tsx';

const WriteToPeople = lazyComponent(() => fromPort('writeToPeople'));

const lists = { active: getActiveCompanyUsers, pending: getPendingCompanyUsers, inactive: getInactiveCompanyUsers };

/** The default fields of a card: enough to recognize and contact a person. */
const cardColumns: readonly PersonColumn[] = ['position', 'department', 'mobilePhoneNumber'];

type Doing =
  | { what: 'invite'; people: readonly CompanyUser[]; clear: () => void }
  | { what: 'export'; people: readonly CompanyUser[] | undefined };

interface PeopleListProps {
  state: PersonState;
  list: List;
  onAdd: (() => void) | undefined;
  mayExport: boolean;
}

/** The people of one state. */
export function PeopleList({ state, list, onAdd, mayExport }: PeopleListProps) {
  const t = useTexts<typeof en>('people');
  const go = useGo();
  const [doing, setDoing] = useState<Doing>();
  const columnChoice = useStoredColumns('people');
  const offers = useCall(getCompanyUsersFilter, { query: { state } }, { staleMinutes: 2 });
  const isNarrow = useNarrow();
  const usual = isNarrow ? cardColumns : shownColumns;
  const wanted = wantedColumns(state, columnChoice.keys ? columnsOf(columnChoice.keys) : usual);
  const people = useCall(lists[state], { body: requestOf(list, wanted) }, { keepsPrevious: true });
  const rows = people.answer?.companyUsers;
  const life = useLifeAction(rows ?? []);
  const filters = useFilterChoices(offers.answer?.filters ?? [], list.filters);
  const columns = usePeopleColumns(offers.answer ?? { columns: wanted, sorts: [] }, state);
  const invitation = useInvitationColumn();
  const isAlone = state === 'active' && !list.isFiltered && people.answer?.totalEntries === 1 && onAdd !== undefined;
  const ask = (part: ShownPart<CompanyUser>, signal: AbortSignal) =>
    call(exportCompanyUsers, { body: exportOf(state, list, part) }, { signal });
  const menuOf = (person: CompanyUser) => <RowMenu person={person} onAct={life.open} />;
  const actionsOn = (selected: readonly CompanyUser[], clear: () => void) => (
    <>
      {onAdd && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconMailForward aria-hidden />}
          disabled={!selected.some(({ permissions }) => permissions.invite)}
          onClick={() => setDoing({ what: 'invite', people: selected, clear })}
        >
          {t('list.invite')}
        </Button>
      )}
      {state === 'active' && (
        <Suspense fallback={null}>
          <WriteToPeople companyUserIds={selected.map(({ id }) => id)} />
        </Suspense>
      )}
    </>
  );
  return (
    <>
      <ListView
        name="people"
        hasViews
        list={list}
        read={people}
        rows={rows}
        total={people.answer?.totalEntries}
        label={t('list.caption', { state: t(`list.tabs.${state}`) })}
        search={t('list.search')}
        filters={filters}
        columns={state === 'pending' ? [...columns, invitation] : columns}
        usualColumns={usual}
        keptColumns={columnChoice}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void go('/people/details', { employeeId: id })}
        actions={menuOf}
        exports={
          mayExport
            ? { file: ask, more: { label: t('export.more'), open: (chosen) => setDoing({ what: 'export', people: chosen }) } }
            : undefined
        }
        selection={onAdd || mayExport ? { nameOf: fullName, actions: actionsOn } : undefined}
        empty={<NobodyHere state={state} onAdd={onAdd} />}
      />
      {doing?.what === 'invite' && <InviteSelected people={doing.people} onClose={() => [doing.clear(), setDoing(undefined)]} />}
      {doing?.what === 'export' && (
        <ExportDialog
          onClose={() => setDoing(undefined)}
          filter={list.isFiltered ? filterOf(list.search, list.filters) : undefined}
          selected={doing.people?.map(({ id }) => id)}
        />
      )}
      <LifeDialogs chosen={life.chosen} onClose={life.close} />
      {isAlone && <NobodyHere state="alone" onAdd={onAdd} />}
    </>
  );
}

function requestOf({ page, pageSize, sort, search, filters }: List, columns: readonly PersonColumn[]) {
  const pagination = { page, pageSize, sortBy: sortOf(sort?.by), sortDirection: sort?.direction ?? 'asc' };
  return { pagination, filter: filterOf(search, filters), columns: [...columns] };
}

/** The open list as a file: its state, search, filters, order and columns, where the name is two. */
function exportOf(state: PersonState, { sort, search, filters }: List, { columns: shown, format, selected }: ShownPart<CompanyUser>) {
  const columns = columnsOf(shown.flatMap((key) => (key === 'lastName' ? ['firstName', key] : [key])));
  const whom = selected ? { companyUserIds: selected.map(({ id }) => id) } : { filter: filterOf(search, filters) };
  const order = { sortBy: sortOf(sort?.by), sortDirection: sort?.direction ?? 'asc' };
  return { activeOnlyCompanyUsers: state === 'active', state, columns: [...columns], format, ...whom, ...order };
}

/** The list of inactive people also shows when they left. */
function wantedColumns(state: PersonState, chosen: readonly PersonColumn[]): readonly PersonColumn[] {
  return state === 'inactive' && !chosen.includes('inactivationDate') ? ['inactivationDate', ...chosen] : chosen;
}
