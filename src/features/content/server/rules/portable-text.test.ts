import { expect, test } from 'vitest';
import { textBlocks } from '../dataset/text-blocks.ts';
import { blocksOf, filmOf, safeAddress } from './portable-text.ts';

const place = { project: 'p1', dataset: 'production' };
const image = { _type: 'image', asset: { _ref: 'image-abc-1200x750-png' }, alt: 'En fjord' };
const shown = { src: '/cdn-sanity/images/p1/production/abc-1200x750.png', alt: 'En fjord', width: 1200, height: 750 };

test('text becomes headings, paragraphs and lists of the items that follow each other', () => {
  const body = textBlocks('## Tittel', '### Under', 'Et **sterkt** ord.', '- en', '- to', '1. først', '> sagt');
  expect(blocksOf(body, place)).toEqual([
    { kind: 'heading', level: 2, spans: [{ text: 'Tittel' }] },
    { kind: 'heading', level: 3, spans: [{ text: 'Under' }] },
    { kind: 'paragraph', spans: [{ text: 'Et ' }, { text: 'sterkt', isStrong: true }, { text: ' ord.' }] },
    { kind: 'list', isNumbered: false, items: [[{ text: 'en' }], [{ text: 'to' }]] },
    { kind: 'list', isNumbered: true, items: [[{ text: 'først' }]] },
    { kind: 'quote', spans: [{ text: 'sagt' }] },
  ]);
});

test('a first heading in the text stands below the title of the page', () => {
  const [block] = blocksOf([{ ...textBlocks('Stor')[0], style: 'h1' }], place);
  expect(block).toMatchObject({ kind: 'heading', level: 2 });
});

const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks });
const block = (...children: object[]) => ({ _type: 'block', children });

test('a text without marks is plain', () => {
  expect(blocksOf([block({ _type: 'span', text: 'Ord' })], place)).toEqual([{ kind: 'paragraph', spans: [{ text: 'Ord' }] }]);
});

test('a list may come first, and ends where the next paragraph begins', () => {
  expect(blocksOf(textBlocks('- en', 'Etter'), place)).toEqual([
    { kind: 'list', isNumbered: false, items: [[{ text: 'en' }]] },
    { kind: 'paragraph', spans: [{ text: 'Etter' }] },
  ]);
});

test.each([
  ['h2', { kind: 'heading', level: 2 }],
  ['h6', { kind: 'heading', level: 3 }],
  ['h7', { kind: 'paragraph' }],
  ['h33', { kind: 'paragraph' }],
  ['xh3', { kind: 'paragraph' }],
  ['blockquote', { kind: 'quote' }],
  [null, { kind: 'paragraph' }],
])('the style %s becomes %j', (style, shape) => {
  expect(blocksOf([{ ...block(span('Ord')), style }], place)).toEqual([{ ...shape, spans: [{ text: 'Ord' }] }]);
});

test.each([
  [[], {}],
  [['strong', 'em'], { isStrong: true, isEmphasised: true }],
  [['code'], { isCode: true }],
  [['underline'], {}],
  [['strong', 'k'], { isStrong: true, href: 'https://nav.no' }],
  [['comment'], {}],
])('words with the marks %j are %j', (marks, look) => {
  const markDefs = [
    { _key: 'k', _type: 'link', href: 'https://nav.no' },
    { _key: 'comment', _type: 'comment', href: 'https://nav.no' },
  ];
  expect(blocksOf([{ ...block(span('Ord', ...marks)), markDefs }], place)).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Ord', ...look }] },
  ]);
});

test('empty words are left out, and so is a block of nothing else', () => {
  expect(blocksOf([block(span('')), block(), block(span(''), span('Ord'))], place)).toEqual([
    { kind: 'paragraph', spans: [{ text: 'Ord' }] },
  ]);
  expect(blocksOf(null, place)).toEqual([]);
});

test('a link keeps its words, and loses an address that could run something', () => {
  const spans = (href: string) => (blocksOf(textBlocks(`Se [her](${href}).`), place)[0] as { spans: object[] }).spans;
  expect(spans('/people')).toEqual([{ text: 'Se ' }, { text: 'her', href: '/people' }, { text: '.' }]);
  expect(spans('javascript:alert`1`')).toEqual([{ text: 'Se ' }, { text: 'her' }, { text: '.' }]);
});

test.each([
  ['/people', '/people'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['https://lovdata.no', 'https://lovdata.no'],
  ['http://lovdata.no', 'http://lovdata.no'],
  ['mailto:a@b.no', 'mailto:a@b.no'],
  ['tel:+4722334455', 'tel:+4722334455'],
  [' javascript:1', undefined],
  ['javascript:alert(1)//https://lovdata.no', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  [null, undefined],
])('the address %j is %j', (href, safe) => {
  expect(safeAddress(href)).toBe(safe);
});

test('pictures come with their size, and what we do not know is passed over', () => {
  const body = [image, { _type: 'html', code: '<b>' }, { _type: 'block' }, 7, null, { ...image, asset: { _ref: 'image-../../x-1x1-png' } }];
  expect(blocksOf(body, place)).toEqual([{ kind: 'picture', picture: shown, caption: undefined }]);
});

test('a picture keeps its caption', () => {
  expect(blocksOf([{ ...image, caption: 'Ved fjorden' }], place)).toEqual([{ kind: 'picture', picture: shown, caption: 'Ved fjorden' }]);
});

test('a film stands in the text with its title, unless nothing can be shown of it', () => {
  const film = { _type: 'film', address: 'https://film.example/1', poster: image };
  const drawn = { kind: 'address', href: 'https://film.example/1', poster: shown };
  expect(blocksOf([{ ...film, title: 'Slik' }, film, { _type: 'film', title: 'Tom' }], place)).toEqual([
    { kind: 'film', title: 'Slik', film: drawn },
    { kind: 'film', title: '', film: drawn },
  ]);
});

test('a film is its pictures in order, or an address with https, or nothing', () => {
  expect(filmOf({ frames: [{ picture: image, caption: 'Her' }] }, place)).toEqual({
    kind: 'frames',
    frames: [{ picture: shown, caption: 'Her' }],
  });
  expect(filmOf({ address: 'https://film.example/1' }, place)).toEqual({
    kind: 'address',
    href: 'https://film.example/1',
    poster: undefined,
  });
  expect(filmOf({ address: 'http://film.example/1' }, place)).toBeUndefined();
  expect(filmOf({ frames: [] }, place)).toBeUndefined();
  expect(filmOf({ frames: [{ picture: { asset: { _ref: 'none' } }, caption: 'Her' }] }, place)).toBeUndefined();
  expect(filmOf(null, place)).toBeUndefined();
});
