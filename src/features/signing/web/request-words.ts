import {
  IconBan,
  IconCheck,
  IconCircleCheck,
  IconCircleX,
  IconClockOff,
  IconEye,
  IconFileOff,
  IconHourglass,
  IconLock,
  IconMail,
  IconMailCheck,
  IconMailOpened,
  IconMailX,
  IconProgress,
  IconSend,
  IconX,
} from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import type { Tone } from '#ui/StatusBadge.tsx';
import type { SigningRecipient, SigningRequestItem } from '../contract/entities.ts';
import type { RecipientStatus, RequestStatus } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';

interface Look {
  tone: Tone;
  icon: typeof IconCheck;
}

/** A request as it is shown: its status, or what is more to say than that. */
type ShownStatus = RequestStatus | 'sealing' | 'annulled';

const looks: Readonly<Record<ShownStatus, Look>> = {
  Created: { tone: 'note', icon: IconSend },
  InProgress: { tone: 'note', icon: IconProgress },
  sealing: { tone: 'note', icon: IconLock },
  Completed: { tone: 'good', icon: IconCircleCheck },
  annulled: { tone: 'still', icon: IconFileOff },
  Rejected: { tone: 'bad', icon: IconCircleX },
  Expired: { tone: 'warn', icon: IconClockOff },
  Error: { tone: 'bad', icon: IconCircleX },
  Canceled: { tone: 'still', icon: IconBan },
};

const personLooks: Readonly<Record<RecipientStatus, Look>> = {
  Created: { tone: 'still', icon: IconHourglass },
  Delivering: { tone: 'note', icon: IconMail },
  Notified: { tone: 'note', icon: IconMailCheck },
  Could_Not_Notify: { tone: 'bad', icon: IconMailX },
  Read_Invitation: { tone: 'note', icon: IconMailOpened },
  Opened: { tone: 'note', icon: IconEye },
  Completed: { tone: 'good', icon: IconCheck },
  Rejected: { tone: 'bad', icon: IconX },
  Cancelled: { tone: 'still', icon: IconBan },
  Expired: { tone: 'warn', icon: IconClockOff },
};

type Shown = Pick<SigningRequestItem, 'status' | 'isSealing' | 'isAnnulled'>;

function shownStatus({ status, isSealing, isAnnulled }: Shown): ShownStatus {
  if (isSealing) return 'sealing';
  return isAnnulled ? 'annulled' : status;
}

export const lookOfRequest = (request: Shown): Look => looks[shownStatus(request)];
export const lookOfPerson = ({ status }: Pick<SigningRecipient, 'status'>): Look => personLooks[status];

/** The words of statuses and of what a request is called. */
export function useRequestWords() {
  const t = useTexts<typeof en>('signing');
  return {
    status: (request: Shown) => t(`list.statuses.${shownStatus(request)}`),
    person: ({ status }: Pick<SigningRecipient, 'status'>) => t(`list.people.${status}`),
    method: ({ signingMethod }: Pick<SigningRequestItem, 'signingMethod'>) => t(`list.methods.${signingMethod}`),
    /** One that is closed to the reader has no name. */
    name: ({ name }: Pick<SigningRequestItem, 'name'>) => name ?? t('list.closed'),
  };
}
