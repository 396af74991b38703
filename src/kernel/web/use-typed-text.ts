import { useEffect, useEffectEvent, useState } from 'react';
import { followTyping } from './typed-fields.ts';

/** While the user types, a field holds their text; it becomes a value when they leave the field, or the page. False from `take` leaves the text, which is then unsaved work. */
export function useTypedText(written: string, take: (typed: string) => unknown) {
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined;
  const commit = (): boolean => {
    const isTaken = typed === undefined || take(typed) !== false;
    if (isTaken) setTyped(undefined);
    return isTaken;
  };
  const commitNow = useEffectEvent(commit);
  useEffect(() => {
    if (!isTyping) return undefined;
    const leave = (): boolean => commitNow();
    const stop = followTyping(leave);
    // Before the form keeps its draft.
    addEventListener('beforeunload', leave, { capture: true });
    return () => {
      stop();
      removeEventListener('beforeunload', leave, { capture: true });
    };
  }, [isTyping]);
  return { shown: typed ?? written, type: { take: setTyped, isTyping }, commit };
}
