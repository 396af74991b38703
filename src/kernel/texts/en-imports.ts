import type { ImportFate, ImportOutcome } from '#kernel/contract/imports.ts';

/** The words of every import of a list; each kind adds its own to them. */
export const enImports = {
  steps: { label: 'Steps of the import', file: 'File', columns: 'Columns', check: 'Check', done: 'Done', isDone: 'done' },
  file: {
    types: 'Excel (.xlsx) or text with columns (.csv), up to 10 MB and 20,000 rows',
    any: 'It may look as it does today: any order of columns, Norwegian or English headings, titles above the list.',
    template: 'Download a template',
    templateText: 'No list yet? Fill in this one.',
    reading: 'Reading the list',
    sending: 'Sending the file',
    again: 'Choose the file again',
    againText: 'The plan is kept, but not the file. To change columns or rows, choose the same file once more.',
  },
  earlier: {
    title: 'Earlier imports',
    by: '{name}, {moment}',
    moment: '{moment}',
    states: { planned: 'Planned', running: 'Under way', done: 'Done', undone: 'Undone' },
    open: 'Open the import of {file}',
  },
  columns: {
    title: 'What is in each column?',
    lead: '{known, plural, one {# column} other {# columns}} of {total} recognised. Look through them, above all those marked.',
    sheet: 'Sheet',
    column: 'Column in the file',
    samples: 'For example',
    field: 'Becomes',
    noHeading: 'Column {letter}, without a heading',
    empty: 'Empty',
    leaveOut: 'Not imported',
    fieldFor: 'What “{heading}” becomes',
    unsure: 'Look here',
    unsureText: 'We are not sure about this one',
    next: 'Check the rows',
  },
  order: {
    title: 'What comes first in the dates?',
    text: 'Nothing in “{columns}” tells day from month. “{sample}” can be read in two ways.',
    dayFirst: 'The day: {date}',
    monthFirst: 'The month: {date}',
  },
  check: {
    title: 'What will happen',
    lead: '{file}, {rows, plural, one {# row} other {# rows}}',
    show: 'Show',
    all: 'All rows',
    warned: 'With a remark',
    row: 'Row',
    fate: 'Fate',
    what: 'What happens',
    caption: 'The rows of the list',
    nobody: 'No row like this',
    nameless: 'No name',
    from: '{field}: {before} → {after}',
    to: '{field}: {after}',
    emptied: 'empty',
    more: '{count, plural, one {# more value} other {# more values}}',
    leaveOutRow: 'Leave this row out',
    takeRow: 'Take this row in again',
    rowMenu: 'Choices for row {row}',
    back: 'Change columns',
  },
  fates: { create: 'New', update: 'Changed', unchanged: 'Unchanged', skip: 'Left out', refuse: 'Refused' } satisfies Record<
    ImportFate,
    string
  >,
  progress: {
    title: 'Importing',
    text: '{done, number} of {total, number}',
    leave: 'You can leave this page: the import goes on, and this address shows how far it has come.',
  },
  result: {
    undoneTitle: 'The import is undone',
    failedTitle: '{count, plural, one {# row was} other {# rows were}} not imported',
    another: 'Import another list',
    undo: 'Undo this import',
    undoTitle: 'Undo this import?',
    undoLimit: 'It can be undone for 30 days.',
    undoing: 'Undoing',
  },
  outcomes: { written: 'Imported', failed: 'Not imported', undone: 'Undone', kept: 'Kept' } satisfies Record<ImportOutcome, string>,
};

/** What each kind says of its own records. */
export interface OwnImportTexts {
  check: { commit: Record<'create' | 'update' | 'both' | 'nothing', string>; nothingText: string; refusedText: string };
  result: Record<'title' | 'written' | 'both' | 'failedText' | 'undoneText' | 'keptTitle' | 'keptText' | 'list' | 'undoQuestion', string>;
}

type WithMore<Own> = { [Key in keyof Own]: Own[Key] & Record<string, unknown> } & Record<string, unknown>;
/** The texts of a kind, which have more than that. */
export type ImportTexts = WithMore<OwnImportTexts>;
