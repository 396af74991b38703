import { useRef, useState, type Ref } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import type { FileList } from '../file-place.ts';
import { rowOf, type PanelRow } from '../rules/panel-rows.ts';

/** The parts of the address that end the renaming when they change: another folder, another search, another view. */
export const renameQuery = ['folder', 'search', 'file', 'tab'];

/** What the panel asks of the name that is being typed. */
export interface RenameHandle {
  /** Ends it, after asking when something is typed; then goes on. */
  end: (then: () => void) => void;
}

/** The row that is renamed, and the field for its name, which outlives the row being drawn. */
export interface Renaming {
  row: PanelRow | undefined;
  slot: HTMLElement | null;
  handle: Ref<RenameHandle>;
  /** Opens the field in a row; what is typed in another is asked about first. */
  start: (key: string) => void;
  end: () => void;
  placeField: (slot: HTMLElement | null) => void;
}

export function useRenaming(list: FileList): Renaming {
  const [query] = useQuery();
  const [opened, open] = useState<{ key: string; at: string }>();
  const [slot, placeField] = useState<HTMLElement | null>(null);
  const handle = useRef<RenameHandle>(null);
  const at = JSON.stringify(renameQuery.map((name) => query[name]));
  // Elsewhere it is over, also when the user comes back.
  if (opened && opened.at !== at) open(undefined);
  const row = opened && rowOf(list, opened.key);
  const start = (key: string): void => {
    if (handle.current) handle.current.end(() => open({ key, at }));
    else open({ key, at });
  };
  return { row, slot, handle, start, end: () => open(undefined), placeField };
}
