import { IconBan, IconCheck, IconClock, IconHourglass, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { MessageStatus } from '../../contract/rules/message-status.ts';
import type { en } from '../../texts/en.ts';

const looks: Readonly<Record<MessageStatus, { tone: Tone; icon: ComponentProps<typeof StatusBadge>['icon'] }>> = {
  planned: { tone: 'note', icon: IconClock },
  queued: { tone: 'note', icon: IconHourglass },
  sent: { tone: 'good', icon: IconCheck },
  failed: { tone: 'bad', icon: IconX },
  cancelled: { tone: 'still', icon: IconBan },
};

/** How far a message is. */
export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const t = useTexts<typeof en>('sms');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
