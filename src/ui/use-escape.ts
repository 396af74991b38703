import { useEffect, useEffectEvent } from 'react';

// Of the page: the open dialogs, the topmost last.
const open: object[] = [];

/** Esc reaches the topmost dialog alone: what it lies over stays as it is (shell.28). */
export function useEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return undefined;
    return followEscape(() => escape());
  }, [isOpen]);
}

/** Calls `onEscape` for each Esc while this is what was opened last; answers how to end it. */
export function followEscape(onEscape: () => void): () => void {
  const own = {};
  open.push(own);
  const handle = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.isComposing && open.at(-1) === own && !isHandledInside(event.target)) onEscape();
  };
  window.addEventListener('keydown', handle, { capture: true });
  return () => {
    window.removeEventListener('keydown', handle, { capture: true });
    open.splice(open.indexOf(own), 1);
  };
}

/** Lists and menus that are open close themselves, and say so with Mantine's attribute. */
function isHandledInside(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}
