import type { ImportAction, ImportOutcome } from '#kernel/contract/imports.ts';

/** The words of every import of a list; each kind adds its own to them. */
export const enImports = {
  steps: { label: 'Steps of the import', file: 'File', columns: 'Columns', check: 'Check', done: 'Done', isDone: 'done' },
  file: {
    types: 'Excel (.xlsx) or text with columns (.csv), up to 10 MB and 20,000 rows',
    any: 'Use the list as it is: columns in any order, Norwegian or English headings, titles above the list.',
    tooLarge: 'This file is too large. A list can be up to 10 MB.',
    template: 'Download a template',
    templateText: 'No list yet? Fill in this one.',
    reading: 'Reading the list',
    sending: 'Sending the file',
    again: 'Choose the file again',
    againText: 'Samspill has kept the plan, but not the file. Choose the same file again to change columns or rows.',
  },
  earlier: {
    title: 'Earlier imports',
    by: '{name}, {moment}',
    moment: '{moment}',
    states: { planned: 'Not finished', running: 'Running', done: 'Done', undone: 'Undone' },
    open: 'Open the import of {file}',
    unfinished: 'Open it to continue',
  },
  columns: {
    title: 'What is in each column?',
    lead: 'Samspill recognised {known, plural, one {# column} other {# columns}} of {total}. Check them, especially those that are marked.',
    sheet: 'Sheet',
    column: 'Column in the file',
    samples: 'For example',
    field: 'Becomes',
    noHeading: 'Column {letter}, without a heading',
    empty: 'Empty',
    leaveOut: 'Not imported',
    fieldFor: 'What “{heading}” becomes',
    unsure: 'Check this',
    unsureText: 'We are not sure about this one',
    next: 'Check the rows',
  },
  order: {
    title: 'What comes first in the dates?',
    text: 'The dates in “{columns}” do not show which is the day and which is the month. “{sample}” can be read in two ways.',
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
    fate: 'Result',
    what: 'What happens',
    caption: 'The rows of the list',
    nobody: 'No rows like this',
    nameless: 'No name',
    from: '{field}: {before} → {after}',
    to: '{field}: {after}',
    emptied: 'empty',
    more: '{count, plural, one {# more value} other {# more values}}',
    leaveOutRow: 'Leave this row out',
    takeRow: 'Include this row again',
    rowMenu: 'Choices for row {row}',
    back: 'Change columns',
  },
  fates: { create: 'New', update: 'Changed', unchanged: 'Unchanged', skip: 'Left out', refuse: 'Refused' } satisfies Record<
    ImportAction,
    string
  >,
  progress: {
    title: 'Importing',
    text: '{done, number} of {total, number}',
    leave: 'You can leave this page. The import continues, and you can come back here to see how far it has got.',
  },
  result: {
    undoneTitle: 'The import is undone',
    failedTitle: '{count, plural, one {# row was} other {# rows were}} not imported',
    another: 'Import another list',
    undo: 'Undo this import',
    undoTitle: 'Undo this import?',
    undoLimit: 'You can undo it for 30 days.',
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
