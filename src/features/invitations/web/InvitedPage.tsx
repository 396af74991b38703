import { Button } from '@mantine/core';
import { IconMailPlus, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { call } from '#kernel/web/call.ts';
import { exportRows } from '#kernel/web/export-rows.ts';
import { countValues, useFoundRows } from '#kernel/web/find-rows.ts';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { Link } from '#kernel/web/Link.tsx';
import { ListView } from '#kernel/web/ListView.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { exportInvitations, getAllInvitations } from '../contract/endpoints.ts';
import { invitationColumns, type Invitation } from '../contract/entities.ts';
import { shownStatuses, shownStatusOf } from '../contract/status.ts';
import type { en } from '../texts/en.ts';
import { InvitedMenu } from './components/InvitedMenu.tsx';
import { useInvitedDialog } from './components/InvitedDialogs.tsx';
import { useInvitedColumns } from './invited-columns.ts';
import { invitationRules } from './invitation-rules.ts';

const idOf = ({ id }: Invitation) => id;

/** All invitations with their status (invitations.15). */
export function InvitedPage() {
  const t = useTexts<typeof en>('invitations');
  const [, change] = useQuery();
  const list = useList({ filterKeys: ['status'] });
  const read = useCall(getAllInvitations, {}, { staleMinutes: 2 });
  const all = read.answer?.invitations;
  const { found, rows, total } = useFoundRows(all, list, invitationRules);
  const { dialog, open } = useInvitedDialog();
  const columns = useInvitedColumns();
  useOpenedRecords(all?.map(({ id }) => id));
  const menuOf = (one: Invitation) => <InvitedMenu invitation={one} onAct={(action) => open(action, one.id)} />;
  const toPeople = (
    <Link key="people" to="/people" query={{ tab: 'pending' }}>
      {t('invited.people')}
    </Link>
  );
  const invite = (
    <Button leftSection={<IconUserPlus aria-hidden />} onClick={() => change({ invite: 'true' })}>
      {t('invited.invite')}
    </Button>
  );
  const counts = countValues(all ?? [], shownStatusOf);
  const statuses = shownStatuses.map((value) => ({ value, label: t(`status.${value}`), count: counts.get(value) ?? 0 }));
  return (
    <Page
      title={t('invited.title')}
      description={t('invited.lead')}
      breadcrumbs={[toPeople]}
      breadcrumbsLabel={t('invited.way')}
      actions={all?.length ? invite : undefined}
    >
      <ListView
        name="invitations"
        hasViews
        list={list}
        read={read}
        rows={rows}
        total={total}
        label={t('invited.title')}
        search={t('invited.search')}
        filters={[{ key: 'status', label: t('invited.status'), values: statuses.filter(({ count }) => count > 0) }]}
        columns={columns}
        rowKey={idOf}
        actions={menuOf}
        selection={{ nameOf: ({ inviteeEmailAddress }) => inviteeEmailAddress }}
        exports={exportRows({ columns: invitationColumns, found, idOf }, (body, signal) => call(exportInvitations, { body }, { signal }))}
        empty={<EmptyState icon={IconMailPlus} title={t('invited.empty')} text={t('invited.emptyText')} action={invite} />}
      />
      {dialog(all ?? [])}
    </Page>
  );
}
