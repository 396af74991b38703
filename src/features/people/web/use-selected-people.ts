import { useState } from 'react';
import type { Selection } from '#ui/table/column.ts';
import type { CompanyUser } from '../contract/entities.ts';
import { fullName } from './person.ts';

interface SelectedPeople {
  /** Those on the page who are ticked. */
  people: readonly CompanyUser[];
  /** For the table; undefined where nothing may be done with several. */
  selection: Selection<CompanyUser> | undefined;
  clear: () => void;
  isInviting: boolean;
  startInviting: () => void;
  stopInviting: () => void;
}

/** Who of the rows on the screen is ticked; ticks on another page do not follow. */
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
