import { describe, expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import { candidatesOf, guessColumns, leastConfidence, type Guessing } from './guess-columns.ts';

type Field = 'name' | 'email' | 'number';
const words: Record<string, [Field, number][]> = {
  Navn: [['name', 1]],
  Kontakt: [
    ['name', 0.8],
    ['email', 0.9],
  ],
  Knapt: [['name', 0.5]],
  Adresse: [['email', 0.6]],
};
const guessing: Guessing<Field> = {
  fields: ['name', 'email', 'number'],
  likeness: (heading) => new Map(words[heading]),
  evidence: () => undefined,
};
const column = (heading: string, cells: Cell[] = ['x'], place = 0) => ({ column: place, heading, cells });
const confidenceOf = (share: number | undefined, cells: Cell[] = ['a', 'b', 'c']) =>
  candidatesOf(column('Navn', cells), { ...guessing, evidence: () => share })[0]?.confidence;

describe('how sure a heading is', () => {
  test.each<[string, number | undefined, Cell[], number]>([
    ['values that say nothing', undefined, ['a'], 0.9],
    ['values that all fit', 1, ['a', 'b', 'c'], 1],
    ['half of the values', 0.5, ['a', 'b', 'c'], 0.85],
    ['just enough values', 0.34, ['a', 'b', 'c'], 0.802],
    ['too few of three values', 0.33, ['a', 'b', 'c'], 0.099],
    ['none of three values', 0, ['a', 'b', 'c'], 0],
    ['none of two values, which may be errors', 0, ['a', 'b'], 0.6],
    ['none of two, beside empty cells', 0, ['a', null, 'b', '-'], 0.6],
  ])('with %s', (_name, share, cells, confidence) => {
    expect(confidenceOf(share, cells)).toBeCloseTo(confidence, 6);
  });

  test('is judged by the first 300 filled cells', () => {
    const seen: Cell[][] = [];
    const evidence = (_field: Field, cells: readonly Cell[]) => void seen.push([...cells]);
    candidatesOf(column('Navn', [null, ...Array.from({ length: 301 }, (_one, place) => place)]), { ...guessing, evidence });
    expect([seen[0]?.length, seen[0]?.at(-1)]).toEqual([300, 299]);
  });

  test('has a small addition for the better of several columns', () => {
    const [candidate] = candidatesOf(column('Navn'), { ...guessing, preference: () => 0.05 });
    expect(candidate?.confidence).toBeCloseTo(0.95, 6);
  });
});

describe('what values alone say', () => {
  const byContent = () => ({ field: 'number' as const, confidence: 0.7 });
  test.each([
    ['counts without a heading', '', ['number']],
    ['counts beside a weak heading', 'Knapt', ['name', 'number']],
    ['does not count beside a strong one', 'Navn', ['name']],
  ])('%s', (_name, heading, fields) => {
    expect(candidatesOf(column(heading), { ...guessing, byContent }).map(({ field }) => field)).toEqual(fields);
  });

  test('does not count from a heading of 0.7 on', () => {
    const fieldsAt = (alike: number) =>
      candidatesOf(column('?', ['a', 'b', 'c']), {
        ...guessing,
        likeness: () => new Map<Field, number>([['name', alike]]),
        evidence: () => 1,
        byContent,
      }).length;
    expect([fieldsAt(0.7), fieldsAt(0.69)]).toEqual([1, 2]);
  });
});

describe('the columns of a list', () => {
  test('each have the field that fits best, and no field is given twice', () => {
    const columns = [column('Kontakt', ['x'], 0), column('Navn', ['x'], 1), column('Adresse', ['x'], 2), column('Hjerte', ['x'], 5)];
    expect(guessColumns(columns, guessing)).toEqual([
      { column: 0, field: 'email', confidence: 0.81 },
      { column: 1, field: 'name', confidence: 0.9 },
      { column: 2, field: null, confidence: 0 },
      { column: 5, field: null, confidence: 0 },
    ]);
  });

  test('give a field to the first of two that fit as well', () => {
    const guesses = guessColumns([column('Navn', ['x'], 0), column('Navn', ['x'], 1)], guessing);
    expect(guesses.map(({ field }) => field)).toEqual(['name', null]);
  });

  test.each([
    [leastConfidence, 'name'],
    [leastConfidence - 0.001, null],
  ])('have a field from a confidence of %d on: %s', (alike, field) => {
    const likeness = () => new Map<Field, number>([['name', alike]]);
    expect(guessColumns([column('?', ['a', 'b', 'c'])], { ...guessing, likeness, evidence: () => 1 })[0]?.field).toBe(field);
  });

  test('are corrected at the end where they depend on each other', () => {
    const guesses = guessColumns([column('Navn')], { ...guessing, settle: (_columns, placed) => void placed.delete(0) });
    expect(guesses).toEqual([{ column: 0, field: null, confidence: 0 }]);
  });

  test('of an empty list are none', () => {
    expect(guessColumns([], guessing)).toEqual([]);
  });
});
