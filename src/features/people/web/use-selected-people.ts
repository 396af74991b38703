import { useState } from 'react';
import type { Selection } from '#ui/table/column.ts';
import type { CompanyUser } from '../contract/entities.ts';
import { fullName } from './person.ts';

interface SelectedPeople {
  /** The selected people on the page. */
  people: readonly CompanyUser[];
  /** For the table; undefined when no bulk action is allowed. */
  selection: Selection<CompanyUser> | undefined;
  clear: () => void;
  isInviting: boolean;
  startInviting: () => void;
  stopInviting: () => void;
}

/** The selected rows on the screen; the selection does not extend to other pages. */
export function useSelectedPeople(rows: readonly CompanyUser[], mayInvite: boolean): SelectedPeople {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [isInviting, setInviting] = useState(false);
  const people = rows.filter(({ id }) => keys.has(id));
  const clear = () => setKeys(new Set());
  return {
    people,
    selection: mayInvite ? { keys, change: setKeys, nameOf: fullName } : undefined,
    clear,
    isInviting,
    startInviting: () => setInviting(true),
    stopInviting: () => {
      setInviting(false);
      clear();
    },
  };
}
