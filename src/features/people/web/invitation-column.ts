import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { CompanyUser } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { wordOf } from './invited.ts';

/** The status of a pending person's invitation, and since when (people.21). */
export function useInvitationColumn(): Column<CompanyUser> {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  return {
    key: 'invitation',
    header: t('invitation.column'),
    cell: ({ invitation, permissions }) => {
      if (!invitation) return permissions.invite ? t('invitation.none') : '';
      return t('invitation.since', { status: t(`invitation.${wordOf(invitation)}`), date: format.dayOf(invitation.date) });
    },
    isAlwaysShown: true,
    width: 13,
  };
}
