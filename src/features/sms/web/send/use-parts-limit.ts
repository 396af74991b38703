import { useState } from 'react';
import type { LimitCheck } from '#features/billing/web/public.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import type { SmsSending } from '../../contract/entities.ts';
import { limitThatRefused, usedUpLimit } from './parts-limit.ts';

interface PartsLimit {
  /** For `<LimitNotice />`, beside the form. */
  limit: Pick<LimitCheck, 'reached' | 'close'>;
  /** Whether a refusal says that too few parts are left, which is then explained with the way to more. */
  handleRefusal: (error: CallError) => boolean;
}

/** Says that the month’s parts are used: before a message is written, when none is left, and when they do not reach (shell.38). */
export function usePartsLimit(sending?: SmsSending): PartsLimit {
  const begun = sending && usedUpLimit(sending);
  // Not said to somebody who is writing when others take the last part.
  const [isSaid, setSaid] = useState(begun === undefined);
  const [refused, setRefused] = useState<LimitCheck['reached']>();
  const close = (): void => {
    setSaid(true);
    setRefused(undefined);
  };
  const handleRefusal = (error: CallError): boolean => {
    const found = limitThatRefused(error);
    setRefused(found);
    return found !== undefined;
  };
  return { limit: { reached: refused ?? (isSaid ? undefined : begun), close }, handleRefusal };
}
