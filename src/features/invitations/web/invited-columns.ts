import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { Invitation } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { InvitedName } from './components/InvitedName.tsx';
import { InvitationState } from './components/InvitationState.tsx';

/** E-mail, status, role and date of each invitation. */
export function useInvitedColumns(): Column<Invitation>[] {
  const t = useTexts<typeof en>('invitations');
  const format = useFormat();
  return [
    {
      key: 'email',
      header: t('invited.email'),
      cell: (invitation) => createElement(InvitedName, { invitation }),
      isPrimary: true,
      width: 18,
    },
    { key: 'status', header: t('invited.status'), cell: (invitation) => createElement(InvitationState, { invitation }) },
    { key: 'role', header: t('invite.role'), cell: ({ role }) => t(`roles.${role}`) },
    { key: 'date', header: t('invited.date'), cell: ({ invitationDate, remindedDate }) => format.dayOf(remindedDate ?? invitationDate) },
    {
      key: 'expires',
      header: t('invited.expires'),
      cell: ({ expires, permissions }) => (permissions.copyLink ? format.dayOf(expires) : ''),
    },
    { key: 'by', header: t('invited.by'), cell: ({ invitedByFullName }) => invitedByFullName ?? '' },
  ];
}
