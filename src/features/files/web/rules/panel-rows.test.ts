import { expect, test } from 'vitest';
import type { Tag } from '../../contract/entities.ts';
import type { ShownFile } from '../file-place.ts';
import { folderLines } from './folder-lines.ts';
import { nameOfRow, panelRows, presetContent, undoTime, type PanelRow, type PanelSelection } from './panel-rows.ts';

const tag = (tagId: string, parentTagId: string | null = null): Tag => ({
  tagId,
  tagName: tagId,
  parentTagId,
  isReserved: false,
  isRestricted: false,
  permissions: { add: true, rename: true, delete: true, restrict: true },
  version: 1,
});
const file = (fileName: string, folders: readonly string[], size = 1): ShownFile => ({
  id: fileName,
  fileName,
  size,
  contentType: null,
  url: null,
  uploadedDate: '2026-11-21T08:00:00Z',
  uploadedBy: null,
  tags: folders.map((tagId) => ({ tagId, tagName: tagId, parentTagId: null })),
  permissions: { open: true, rename: true, move: true, delete: true, log: true },
  version: 1,
});

const tags = [tag('Lønn'), tag('Avtaler'), tag('2026', 'Avtaler')];
const files = [file('fil 10.pdf', [], 5), file('fil 9.pdf', [], 7), file('avtale.pdf', ['2026']), file('begge.pdf', ['2026', 'Lønn'])];
const shown: PanelSelection = { folder: null, search: '', sort: undefined };
const keys = (part: Partial<PanelSelection>): string[] => panelRows({ files, tags }, { ...shown, ...part }).map(({ key }) => key);

test.each<[string, Partial<PanelSelection>, string[]]>([
  ['the top: its folders first, numbers in names by their value', {}, ['Avtaler', 'Lønn', 'fil 9.pdf', 'fil 10.pdf']],
  ['a folder: what lies in it', { folder: '2026' }, ['avtale.pdf', 'begge.pdf']],
  ['a file in two folders stands in both', { folder: 'Lønn' }, ['begge.pdf']],
  ['the largest first', { sort: { by: 'size', direction: 'desc' } }, ['Avtaler', 'Lønn', 'fil 9.pdf', 'fil 10.pdf']],
  ['a search finds what lies deeper', { folder: 'Avtaler', search: 'AVTALE' }, ['avtale.pdf']],
  ['a search in a folder finds all below it, and nothing beside it', { folder: 'Avtaler', search: ' .pdf ' }, ['avtale.pdf', 'begge.pdf']],
  ['a search finds what has every word', { search: 'fil  10' }, ['fil 10.pdf']],
  ['a search in a folder finds folders below it', { folder: 'Avtaler', search: '2' }, ['2026']],
  ['a search in a folder finds no folder beside it', { folder: 'Lønn', search: '2026' }, []],
  ['files of a kind without folders', { kinds: ['pdf'] }, ['fil 9.pdf', 'fil 10.pdf']],
  ['nothing of a kind that is not there', { kinds: ['film'] }, []],
  ['a search at the top finds folders too', { search: '2026' }, ['2026']],
])('shows %s', (_what, part, expected) => {
  expect(keys(part)).toEqual(expected);
});

test('calls a row by the name of its folder or its file', () => {
  const named = { ...tag('1'), tagName: 'Bilag' };
  const rows = panelRows({ files: [{ ...file('a.pdf', []), id: '2' }], tags: [named] }, shown);
  expect(rows.map(nameOfRow)).toEqual(['Bilag', 'a.pdf']);
});

const by = (fullName: string) => ({ fullName }) as NonNullable<ShownFile['uploadedBy']>;
const mixed: ShownFile[] = [
  { ...file('stor.pdf', [], 300), uploadedDate: '2026-11-20T08:00:00Z', uploadedBy: by('Åse') },
  { ...file('liten.pdf', [], 1), uploadedDate: '2026-11-22T08:00:00Z', uploadedBy: by('Berit') },
  { ...file('adresse', []), size: null },
  { ...file('like liten.pdf', [], 1), uploadedDate: '2026-11-22T08:00:00Z', uploadedBy: by('Berit') },
];

// What is equal keeps its order in either direction.
test.each([
  ['size', ['adresse', 'liten.pdf', 'like liten.pdf', 'stor.pdf'], ['stor.pdf', 'liten.pdf', 'like liten.pdf', 'adresse']],
  ['uploadedDate', ['stor.pdf', 'adresse', 'liten.pdf', 'like liten.pdf'], ['liten.pdf', 'like liten.pdf', 'adresse', 'stor.pdf']],
  ['uploadedBy', ['adresse', 'liten.pdf', 'like liten.pdf', 'stor.pdf'], ['stor.pdf', 'liten.pdf', 'like liten.pdf', 'adresse']],
  ['name', ['adresse', 'like liten.pdf', 'liten.pdf', 'stor.pdf'], ['stor.pdf', 'liten.pdf', 'like liten.pdf', 'adresse']],
  ['unknown', ['adresse', 'like liten.pdf', 'liten.pdf', 'stor.pdf'], ['stor.pdf', 'liten.pdf', 'like liten.pdf', 'adresse']],
])('sorts files by %s', (column, rising, falling) => {
  const sorted = (direction: 'asc' | 'desc') =>
    panelRows({ files: mixed, tags: [] }, { ...shown, sort: { by: column, direction } }).map(({ key }) => key);
  expect(sorted('asc')).toEqual(rising);
  expect(sorted('desc')).toEqual(falling);
});

test('says how many files lie in a folder, also deeper', () => {
  const [first, second] = panelRows({ files, tags }, shown);
  expect([first, second]).toMatchObject([
    { key: 'Avtaler', count: 2 },
    { key: 'Lønn', count: 1 },
  ]);
});

test('draws each folder under the one around it, by name', () => {
  expect(folderLines(tags, null).map(({ tag: { tagId }, level }) => `${level} ${tagId}`)).toEqual(['1 Avtaler', '2 2026', '1 Lønn']);
});

test('hides what lies in a closed folder and says that there is something', () => {
  const lines = folderLines(tags, null, () => false);
  expect(lines.map(({ tag: { tagId }, hasChildren }) => [tagId, hasChildren])).toEqual([
    ['Avtaler', true],
    ['Lønn', false],
  ]);
});

test('shows a folder whose own folder is closed to the person at the top', () => {
  expect(folderLines([tag('inni', 'lukket')], null).map(({ tag: { tagId }, level }) => `${level} ${tagId}`)).toEqual(['1 inni']);
});

test('what lies in a restricted folder goes with it unless one chooses otherwise (files.25)', () => {
  const folder = (isRestricted: boolean): PanelRow => ({ kind: 'folder', key: 'Lønn', folder: { ...tag('Lønn'), isRestricted }, count: 1 });
  const alone: PanelRow = { kind: 'file', key: 'fil', file: file('fil', []) };
  expect([[folder(false), alone], [alone, folder(true)], [alone]].map(presetContent)).toEqual(['keep', 'all', 'keep']);
});

test('several files, and folders with content, can be undone for longer than a single file (files.25)', () => {
  const folder = (name: string, count: number): PanelRow => ({ kind: 'folder', key: name, folder: tag(name), count });
  const [alone, other]: PanelRow[] = ['fil', 'annen'].map((name) => ({ kind: 'file', key: name, file: file(name, []) }));
  const seconds = (...rows: (PanelRow | undefined)[]) =>
    undoTime(
      rows.filter((row) => row !== undefined),
      [tag('Avtaler'), tag('2026', 'Avtaler')],
    ) / 1000;
  expect([seconds(alone), seconds(folder('2026', 0)), seconds(alone, other)]).toEqual([10, 10, 30]);
  expect([seconds(folder('2026', 1)), seconds(folder('Avtaler', 0))]).toEqual([30, 30]);
});
