import { useState } from 'react';
import type { FilterChoice } from '#ui/table/FilterBar.tsx';

interface Folded {
  shown: readonly FilterChoice[];
  /** How many filters are, or would be, folded away. */
  hidden: number;
  isOpen: boolean;
  toggle: () => void;
}

/** Shows the first filters and those in use; the others on demand. */
export function useFolded(filters: readonly FilterChoice[], chosen: Readonly<Record<string, readonly string[]>>, first: number): Folded {
  const [isOpen, setIsOpen] = useState(false);
  const inSight = filters.filter(({ key }, index) => index < first || (chosen[key]?.length ?? 0) > 0);
  return {
    shown: isOpen ? filters : inSight,
    hidden: filters.length - inSight.length,
    isOpen,
    toggle: () => setIsOpen(!isOpen),
  };
}
