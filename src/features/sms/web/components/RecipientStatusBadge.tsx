import { IconBan, IconCheck, IconChecks, IconHourglass, IconQuestionMark, IconX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { RecipientStatus } from '../../contract/rules/recipient-status.ts';
import type { en } from '../../texts/en.ts';

const looks: Readonly<Record<RecipientStatus, { tone: Tone; icon: ComponentProps<typeof StatusBadge>['icon'] }>> = {
  queued: { tone: 'note', icon: IconHourglass },
  sent: { tone: 'note', icon: IconCheck },
  delivered: { tone: 'good', icon: IconChecks },
  failed: { tone: 'bad', icon: IconX },
  uncertain: { tone: 'warn', icon: IconQuestionMark },
  cancelled: { tone: 'still', icon: IconBan },
};

/** The outcome of a message to one number. */
export function RecipientStatusBadge({ status }: { status: RecipientStatus }) {
  const t = useTexts<typeof en>('sms');
  return <StatusBadge {...looks[status]}>{t(`recipientStatus.${status}`)}</StatusBadge>;
}
