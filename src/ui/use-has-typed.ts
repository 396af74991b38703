import { useState, type FormEvent } from 'react';

/** Whether the user has typed into a form inside: then an outside click does not close it. */
export function useHasTyped(isOpen: boolean): { isTyped: boolean; noteTyping: (event: FormEvent<HTMLElement>) => void } {
  const [isTyped, setIsTyped] = useState(false);
  // Reset when opened again.
  if (!isOpen && isTyped) setIsTyped(false);
  return {
    isTyped,
    noteTyping: ({ target }) => {
      if (target instanceof Element && target.closest('form')) setIsTyped(true);
    },
  };
}
