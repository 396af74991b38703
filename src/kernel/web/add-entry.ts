import { flushSync } from 'react-dom';

/** What this needs of the fields of a form. */
interface ListForm {
  insertListItem: (list: string, entry: unknown) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

interface Added {
  list: string;
  /** The place of the new entry: after those there are. */
  place: number;
  entry: Readonly<Record<string, unknown>>;
  /** The name of its first field. */
  first: string;
}

/** Adds an entry at the end of a list of a form and moves the focus to its first field: what is typed next is meant for it, and not for the button. */
export function addEntry(fields: ListForm, { list, place, entry, first }: Added): void {
  flushSync(() => fields.insertListItem(list, entry));
  fields.getInputNode(`${list}.${place}.${first}`)?.focus();
}
