import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changeAnswer, useCall, type Read } from '#kernel/web/use-call.ts';
import type { Invitation } from '../../contract/recipient.ts';
import { getInvitationCall } from './signer-calls.ts';
import type { WhoSigns } from './who-signs.ts';

/** Seconds between two looks: whether it was changed or cancelled meanwhile, and whether the seal is made. A link may be asked sixty times in ten minutes. */
const pauses = { open: 45, sealing: 5, sealingLong: 30 } as const;
const longAfter = 60_000;

export interface ShownInvitation {
  read: Read<{ invitation: Invitation }>;
  /** Shows what a call answered. */
  show: (invitation: Invitation) => void;
}

/** The request as it stands, followed while the page is open. */
export function useInvitation(who: WhoSigns): ShownInvitation {
  const cache = useQueryClient();
  const [isSealing, setSealing] = useState(false);
  const isLong = useLasting(isSealing);
  const everySeconds = isSealing ? pauses[isLong ? 'sealingLong' : 'sealing'] : pauses.open;
  const read = useCall(getInvitationCall, { query: who }, { everySeconds });
  const seals = read.answer?.invitation.isSealing ?? false;
  if (seals !== isSealing) setSealing(seals);
  return { read, show: (invitation) => void changeAnswer(cache, getInvitationCall, { query: who }, () => ({ invitation })) };
}

/** Whether something has lasted for a while. */
function useLasting(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLong(true), longAfter);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isLong;
}
