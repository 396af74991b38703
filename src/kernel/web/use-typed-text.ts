import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { EnclosingForm, followTyping } from './typed-fields.ts';

/** While the user types, a field holds their text; it becomes a value when they leave the field, or the page. False from `take` leaves the text, which is then unsaved work. */
export function useTypedText(written: string, take: (typed: string) => unknown) {
  const [typed, setTyped] = useState<string>();
  const form = use(EnclosingForm);
  const isTyping = typed !== undefined;
  // Not yet taken: several may ask before the field is drawn without it.
  const left = useRef<string>(undefined);
  const type = (text: string): void => {
    left.current = text;
    setTyped(text);
  };
  const commit = (): boolean => {
    const isTaken = left.current === undefined || take(left.current) !== false;
    if (!isTaken) return false;
    left.current = undefined;
    setTyped(undefined);
    return true;
  };
  const commitNow = useEffectEvent(commit);
  useEffect(() => (isTyping ? followTyping({ commit: () => commitNow(), form }) : undefined), [isTyping, form]);
  return { shown: typed ?? written, type: { take: type, isTyping }, commit };
}
