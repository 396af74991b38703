import { lazy, useState } from 'react';
import { loadTexts } from '#kernel/web/texts.ts';
import { hasRoom, type CompanyLimit, type LimitKey } from '../contract/limits.ts';
import { askLimits } from './ask-limits.ts';

/** A limit that stopped somebody. */
export interface ReachedLimit extends CompanyLimit {
  key: LimitKey;
}

export interface LimitCheck {
  /** Whether so many more fit; when they do not, `reached` says so for the modal. Throws the CallError. */
  hasRoomFor: (more?: number) => Promise<boolean>;
  reached: ReachedLimit | undefined;
  close: () => void;
}

/** Asks before an action that a limit of the subscription may stop; draw `<LimitReached {...limit} />` beside it (shell.38). */
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

/** The modal of a limit that is reached; fetched, with its texts, when it is first drawn. */
export const LimitReached = lazy(async () => {
  const [component] = await Promise.all([import('./components/LimitReached.tsx'), loadTexts('billing')]);
  return { default: component.LimitReached };
});
