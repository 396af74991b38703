import { describe, expect, test } from 'vitest';
import { headingLikeness } from './heading-likeness.ts';

const likeness = headingLikeness<'name' | 'start' | 'manager' | 'number'>({
  fields: ['name', 'start', 'manager', 'number'],
  words: {
    name: 'Navn, Full name, ?Ansatt, Fullt navn på ansatt',
    start: 'Startdato, Start date, ?Dato',
    manager: 'Nærmeste leder, Manager',
    number: 'Ansattnummer, Nr',
  },
  turns: [
    { words: /\bleder\b/, towards: ['manager'] },
    { words: /\bprivat\b/, towards: ['name', 'manager'] },
    { words: /\bkjonn\b/, towards: [] },
  ],
});
const alike = (heading: string) =>
  [...likeness(heading)].toSorted(([, left], [, right]) => right - left).map(([field, share]) => `${field} ${share.toFixed(3)}`);

describe('how alike a heading is', () => {
  test.each<[string, string, string[]]>([
    ['the very words', 'Full name', ['name 1.000']],
    ['without the space, in other letters', 'FULLNAME', ['name 1.000']],
    ['in another order', 'name full', ['name 0.970']],
    ['a less certain word', 'Ansatt', ['name 0.650']],
    ['one word of two', 'Vår startdato', ['start 0.725']],
    ['one word of three', 'Den nye startdato', ['start 0.667']],
    ['one less certain word of two', 'Vår ansatt', ['name 0.471']],
    ['a slip of the keyboard', 'Starttdato', ['start 0.855']],
    ['two slips in nine letters', 'Sttarttdato', ['start 0.777']],
    ['three slips', 'Sttarttdatoo', []],
    ['a short word with a slip', 'Navm', []],
    ['a short word among others', 'Nr ansattt', []],
    ['a short word by itself', 'nr.', ['number 1.000']],
    ['a word of four letters among others', 'Navn her', ['name 0.725']],
    ['letters of the word in any order', 'Otadtrats', []],
  ])('%s', (_name, heading, expected) => {
    expect(alike(heading)).toEqual(expected);
  });
});

describe('what explains a heading is left out', () => {
  test.each([
    ['Startdato (dd.mm.åååå)', 'start 1.000'],
    ['Startdato: når', 'start 1.000'],
    ['Startdato [dag]', 'start 1.000'],
    ['Startdato*', 'start 1.000'],
    // What is nothing but an explanation is the heading.
    ['(Startdato)', 'start 1.000'],
  ])('%s', (heading, expected) => {
    expect(alike(heading)[0]).toBe(expected);
  });
});

describe('a word that turns a heading to some fields', () => {
  test.each<[string, string[]]>([
    // 0.725 × 0.45 stays.
    ['Leder navn', ['name 0.326']],
    ['Nærmeste leder', ['manager 1.000']],
    ['Privat navn', ['name 0.725']],
    ['Privat startdato', ['start 0.326']],
    ['Privat leder startdato', []],
    ['Kjønn navn', []],
  ])('%s', (heading, expected) => {
    expect(alike(heading)).toEqual(expected);
  });
});

test.each([
  ['nothing', ''],
  ['signs', '***'],
  ['an address', 'navn@firma.no'],
  ['a sentence', `Navn (${'x'.repeat(55)})`],
  ['another word', 'Xyzzy'],
])('%s is no heading', (_name, heading) => {
  expect(alike(heading)).toEqual([]);
});

test('sixty letters are a heading, one more is none', () => {
  expect([alike(`Navn (${'x'.repeat(53)})`).length, alike(`Navn (${'x'.repeat(54)})`).length]).toEqual([1, 0]);
});
