import { expect, test } from 'vitest';
import { addEntry } from './add-entry.ts';

test('an entry is there before the focus goes to its first field', () => {
  const steps: unknown[] = [];
  const fields = {
    insertListItem: (list: string, entry: unknown) => steps.push([list, entry]),
    getInputNode: (path: string) => ({ focus: () => steps.push(path) }) as unknown as HTMLElement,
  };
  addEntry(fields, { list: 'contacts', place: 2, entry: { name: '' }, first: 'name' });
  expect(steps).toEqual([['contacts', { name: '' }], 'contacts.2.name']);
});
