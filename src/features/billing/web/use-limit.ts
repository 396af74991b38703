import { useState } from 'react';
import { hasRoom, type LimitKey } from '../contract/limits.ts';
import { askLimits } from './ask-limits.ts';
import type { ReachedLimit } from './components/LimitReached.tsx';

export interface LimitCheck {
  /** Whether this many more are within the limit; if not, `reached` is set for the modal. Throws the CallError. */
  hasRoomFor: (more?: number) => Promise<boolean>;
  reached: ReachedLimit | undefined;
  close: () => void;
}

/** Checks a limit before an action; render `<LimitNotice limit={limit} />` next to it (shell.38). */
export function useLimit(key: LimitKey): LimitCheck {
  const [reached, setReached] = useState<ReachedLimit>();
  const hasRoomFor = async (more = 1): Promise<boolean> => {
    const { [key]: found } = await askLimits([key]);
    const fits = found === undefined || hasRoom(found, more);
    if (!fits) setReached({ key, ...found });
    return fits;
  };
  return { hasRoomFor, reached, close: () => setReached(undefined) };
}
