import { IconBan, IconBell, IconCircleCheck, IconClockX, IconMailOpened, IconSend, IconUserCheck } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { Invitation } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { shownStatusOf } from '../../contract/status.ts';

const looks = {
  Pending: ['note', IconSend],
  Reminded: ['note', IconBell],
  Opened: ['warn', IconMailOpened],
  CredentialsCreated: ['good', IconUserCheck],
  FullUserCreated: ['good', IconCircleCheck],
  Cancelled: ['still', IconBan],
  expired: ['bad', IconClockX],
} as const;

/** The status of an invitation. */
export function InvitationState({ invitation }: { invitation: Pick<Invitation, 'invitationStatus' | 'isExpired'> }) {
  const t = useTexts<typeof en>('invitations');
  const status = shownStatusOf(invitation);
  const [tone, icon] = looks[status];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusBadge>
  );
}
