import { useMemo } from 'react';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { getCompanyHierarchy } from '../../contract/endpoints.ts';
import type { HierarchyPerson } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** Everybody internal, with whom they report to. */
export function HierarchyTab() {
  const t = useTexts<typeof en>('access-control');
  const words = useListTexts();
  const read = useCall(getCompanyHierarchy, { body: {} }, { staleMinutes: 2 });
  const people = read.answer?.people;
  const names = useMemo(() => new Map(people?.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`])), [people]);
  if (read.error && !people) return <CallErrorState error={read.error} retry={read.retry} />;
  return (
    <DataTable
      label={t('page.tabs.hierarchy')}
      columns={[
        { key: 'name', header: t('users.name'), cell: ({ id }: HierarchyPerson) => names.get(id), isPrimary: true },
        { key: 'role', header: t('users.role'), cell: ({ role }: HierarchyPerson) => role && t(`roles.${role}.name`) },
        {
          key: 'manager',
          header: t('users.reportsTo'),
          cell: ({ reportingToCompanyUserId: id }: HierarchyPerson) => (id ? names.get(id) : t('users.noManager')),
        },
      ]}
      rows={people}
      rowKey={({ id }) => id}
      texts={words.table}
      empty={null}
    />
  );
}
