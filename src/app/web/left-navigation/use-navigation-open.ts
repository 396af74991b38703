import { useState } from 'react';

const key = 'samspill.navigation';
const extraLarge = '(min-width: 88em)';

/** Whether the left navigation is expanded: as the person left it, else only on an extra-large screen. */
export function useNavigationOpen(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setIsOpen] = useState(() => {
    const kept = localStorage.getItem(key);
    return kept ? kept === 'open' : matchMedia(extraLarge).matches;
  });
  const setOpen = (next: boolean): void => {
    localStorage.setItem(key, next ? 'open' : 'collapsed');
    setIsOpen(next);
  };
  return [isOpen, setOpen];
}
