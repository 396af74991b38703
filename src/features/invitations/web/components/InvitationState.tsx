import { IconBan, IconBell, IconCircleCheck, IconClockX, IconMailOpened, IconSend, IconUserCheck } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusLine } from '#ui/StatusLine.tsx';
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

/** The status of an invitation, and what is still missing. */
export function InvitationState({ invitation }: { invitation: Pick<Invitation, 'invitationStatus' | 'isExpired'> }) {
  const t = useTexts<typeof en>('invitations');
  const status = shownStatusOf(invitation);
  const [tone, icon] = looks[status];
  const missing = status === 'Opened' || status === 'CredentialsCreated' || status === 'expired' ? t(`missing.${status}`) : undefined;
  return <StatusLine tone={tone} icon={icon} state={t(`status.${status}`)} next={missing} />;
}
