import { describe, expect, test } from 'vitest';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { isExpired, isOngoing, readStatus, readType, readValueInterval, valueIntervalOf } from './read-contract-words.ts';

describe('the status', () => {
  test.each<[Cell, number | null | undefined]>([
    ['Aktiv', 1],
    ['gjeldende', 1],
    ['I kraft', 1],
    ['In force', 1],
    ['Løpende', 1],
    ['Ja', 1],
    ['Yes', 1],
    ['Utgått', 2],
    ['Expired', 2],
    ['Arkivert', 2],
    ['Nei', 2],
    ['No', 2],
    ['Oppsagt', 3],
    ['Under oppsigelse', 3],
    ['Notice given', 3],
    ['På prøve', 4],
    ['I prøveperiode', 4],
    ['Trial', 4],
    ['In trial period', 4],
    ['grønn', undefined],
    ['aktivert', undefined],
    ['', null],
    [null, null],
    ['-', null],
  ])('%j is %j', (cell, expected) => {
    expect(readStatus(cell)).toBe(expected);
  });
});

describe('whether it renews by itself', () => {
  test.each<[Cell, number | null | undefined]>([
    ['Automatisk', 1],
    ['Auto-renew', 1],
    ['Løpende', 1],
    ['Fornyes av seg selv', 1],
    ['Renews by itself', 1],
    ['Renews automatically', 1],
    ['Ja', 1],
    ['yes', 1],
    ['x', 1],
    [true, 1],
    [1, 1],
    ['Nei', 2],
    ['no', 2],
    [false, 2],
    [0, 2],
    ['Tidsbegrenset', 2],
    ['Fixed-term', 2],
    ['Tar slutt', 2],
    ['Ends', 2],
    ['Leie', undefined],
    [2, undefined],
    ['', null],
    [null, null],
  ])('%j is %j', (cell, expected) => {
    expect(readType(cell)).toBe(expected);
  });
});

describe('no end', () => {
  test.each([
    'løpende',
    'Løpende avtale',
    'ongoing',
    'tidsubestemt',
    'på ubestemt tid',
    'Indefinitely',
    'Until further notice',
    'inntil videre',
    'til oppsigelse',
    'evigvarende',
    'Ingen sluttdato',
    'open-ended',
  ])('is what %s says', (cell) => {
    expect(isOngoing(cell)).toBe(true);
  });
  test.each<Cell>(['31.12.2025', '', null, 'løper ut', 'ikke løpende', 'løpende til 2027', 46000])('is not what %j says', (cell) => {
    expect(isOngoing(cell)).toBe(false);
  });
});

test.each<[Cell, boolean]>([
  ['Utløpt', true],
  ['utgått', true],
  ['Expired', true],
  ['Ended', true],
  // These say more than that the end is past.
  ['Avsluttet', false],
  ['Inaktiv', false],
  ['', false],
  [null, false],
])('that %j only says the end is past: %s', (cell, expected) => {
  expect(isExpired(cell)).toBe(expected);
});

test.each<[Cell, number | null | undefined]>([
  ['per måned', 1],
  ['mnd', 1],
  ['Year', 2],
  ['årlig', 2],
  ['time', 3],
  ['per hour', 3],
  // Contracts know no week.
  ['uke', undefined],
  ['kvartal', undefined],
  ['', null],
  [null, null],
])('what an amount is for: %j is %j', (cell, expected) => {
  expect(readValueInterval(cell)).toBe(expected);
});

test.each([
  ['monthly', 1],
  ['yearly', 2],
  ['hourly', 3],
  ['weekly', undefined],
] as const)('an amount that is %s is for %s', (interval, expected) => {
  expect(valueIntervalOf(interval)).toBe(expected);
});
