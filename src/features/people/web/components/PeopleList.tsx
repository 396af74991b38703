import { Button } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useGo } from '#kernel/web/address.ts';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { type List, useListTexts } from '#kernel/web/use-list.ts';
import { ColumnChooser } from '#ui/table/ColumnChooser.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
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
import { fullName } from '../person.ts';
import { useRemembered } from '../remembered.ts';
import { InviteSelected } from './InviteSelected.tsx';
import { NobodyHere } from './NobodyHere.tsx';
import { RowMenu } from './RowMenu.tsx';

const lists = { active: getActiveCompanyUsers, pending: getPendingCompanyUsers, inactive: getInactiveCompanyUsers };

/** The default fields of a card: enough to recognize and contact a person. */
const cardColumns: readonly PersonColumn[] = ['position', 'department', 'mobilePhoneNumber'];

interface PeopleListProps {
  state: PersonState;
  list: List;
  onAdd: (() => void) | undefined;
}

/** The people of one state. */
export function PeopleList({ state, list, onAdd }: PeopleListProps) {
  const t = useTexts<typeof en>('people');
  const words = useListTexts();
  const go = useGo();
  const [inviting, setInviting] = useState<{ people: readonly CompanyUser[]; clear: () => void }>();
  const [chosen, setChosen] = useRemembered('people.columns', columnsOf);
  const offers = useCall(getCompanyUsersFilter, { query: { state } }, { staleMinutes: 2 });
  const isNarrow = useNarrow();
  const wanted = wantedColumns(state, isNarrow && chosen === usualColumns ? cardColumns : chosen);
  const people = useCall(lists[state], { body: requestOf(list, wanted) }, { keepsPrevious: true });
  const rows = people.answer?.companyUsers;
  const life = useLifeAction(rows ?? []);
  const filters = useFilterChoices(offers.answer?.filters ?? []);
  const chosenColumns = usePeopleColumns(wanted, offers.answer ?? { columns: wanted, sorts: [] });
  const invitation = useInvitationColumn();
  const columns = state === 'pending' ? [...chosenColumns.slice(0, 1), invitation, ...chosenColumns.slice(1)] : chosenColumns;
  const isAlone = state === 'active' && !list.isFiltered && people.answer?.totalEntries === 1 && onAdd !== undefined;
  const menuOf = (person: CompanyUser) => <RowMenu person={person} onAct={life.open} />;
  const actionsOn = (selected: readonly CompanyUser[], clear: () => void) => (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconMailForward aria-hidden size={16} stroke={1.75} />}
      disabled={!selected.some(({ permissions }) => permissions.invite)}
      onClick={() => setInviting({ people: selected, clear })}
    >
      {t('list.invite')}
    </Button>
  );
  return (
    <>
      <ListView
        name="people"
        list={list}
        read={people}
        rows={rows}
        total={people.answer?.totalEntries}
        label={t('list.caption', { state: t(`list.tabs.${state}`) })}
        search={t('list.search')}
        filters={filters}
        buttons={
          <ColumnChooser
            columns={(offers.answer?.columns ?? []).map((key) => ({ key, header: t(`fields.${key}`) }))}
            shown={chosen}
            // The keys are those that the server offered.
            onChange={(shown) => setChosen(shown as PersonColumn[])}
            texts={words.columns}
          />
        }
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={({ id }) => void go('/people/details', { employeeId: id })}
        actions={menuOf}
        selection={onAdd && { nameOf: fullName, actions: actionsOn }}
        empty={<NobodyHere state={state} onAdd={onAdd} />}
      />
      {inviting && <InviteSelected people={inviting.people} onClose={() => [inviting.clear(), setInviting(undefined)]} />}
      <LifeDialogs chosen={life.chosen} onClose={life.close} />
      {isAlone && <NobodyHere state="alone" onAdd={onAdd} />}
    </>
  );
}

function requestOf({ page, pageSize, sort, search, filters }: List, columns: readonly PersonColumn[]) {
  const pagination = { page, pageSize, sortBy: sortOf(sort?.by), sortDirection: sort?.direction ?? 'asc' };
  return { pagination, filter: filterOf(search, filters), columns: [...columns] };
}

/** The list of inactive people also shows when they left. */
function wantedColumns(state: PersonState, chosen: readonly PersonColumn[]): readonly PersonColumn[] {
  return state === 'inactive' && !chosen.includes('inactivationDate') ? ['inactivationDate', ...chosen] : chosen;
}
