import { useState, type FormEvent } from 'react';

/** Whether something has been typed into a form inside: a click beside it then closes nothing, so that no slip of the mouse loses it. */
export function useHasTyped(isOpen: boolean): { isTyped: boolean; noteTyping: (event: FormEvent<HTMLElement>) => void } {
  const [isTyped, setIsTyped] = useState(false);
  // Opened once more, it begins anew.
  if (!isOpen && isTyped) setIsTyped(false);
  return {
    isTyped,
    noteTyping: ({ target }) => {
      if (target instanceof Element && target.closest('form')) setIsTyped(true);
    },
  };
}
