import { expect, test } from 'vitest';
import { provinceOf, streetLines, townName } from './registry-address.ts';

test.each([
  ['0301', 'Oslo'],
  ['1103', 'Rogaland'],
  ['1505', 'Møre og Romsdal'],
  ['1804', 'Nordland'],
  ['2100', 'Svalbard'],
  ['3107', 'Østfold'],
  ['3201', 'Akershus'],
  ['3301', 'Buskerud'],
  ['3403', 'Innlandet'],
  ['3905', 'Vestfold'],
  ['4003', 'Telemark'],
  ['4204', 'Agder'],
  ['4601', 'Vestland'],
  ['5001', 'Trøndelag'],
  ['5501', 'Troms'],
  ['5601', 'Finnmark'],
])('municipality %s lies in %s', (municipality, province) => {
  expect(provinceOf(municipality)).toBe(province);
});

test.each([
  ['3001', 'of a province that was divided again in 2024'],
  ['0101', 'of a province that was gone in 2020'],
  ['', 'which nobody wrote'],
  ['030', 'with three digits'],
  ['03011', 'with five digits'],
  ['0301 Oslo', 'with its name'],
  ['x0301', 'with a letter'],
])('no province is guessed from "%s", a number %s', (municipality) => {
  expect(provinceOf(municipality)).toBeNull();
});

test.each([
  ['OSLO', 'Oslo'],
  ['MO I RANA', 'Mo i Rana'],
  ['NESODDEN PÅ LANDET', 'Nesodden på Landet'],
  ['SOGN OG FJORDANE', 'Sogn og Fjordane'],
  ['BØ I VESTERÅLEN', 'Bø i Vesterålen'],
  ['NORD-STATLAND', 'Nord-Statland'],
  ['SNÅSA/SNÅASE', 'Snåsa/Snåase'],
  ['  ØRE   VED   HAVET ', 'Øre ved Havet'],
  ['FOSS UNDER FJELL', 'Foss under Fjell'],
  ['Mo I Rana', 'Mo I Rana'],
  ['København K', 'København K'],
])('the register\'s town "%s" reads "%s"', (written, read) => {
  expect(townName(written)).toBe(read);
});

test.each<[readonly (string | null)[], string, string]>([
  [['Storgata 1'], 'Storgata 1', ''],
  [['Storgata 1', '2. etasje'], 'Storgata 1', '2. etasje'],
  [['c/o Berg AS', 'Storgata 1'], 'Storgata 1', 'c/o Berg AS'],
  [['C/O Berg AS', 'Storgata 1', 'Inngang B'], 'Storgata 1', 'Inngang B, C/O Berg AS'],
  [['c/o Berg AS'], 'c/o Berg AS', ''],
  [['Avd. c/o Berg', 'Storgata 1'], 'Avd. c/o Berg', 'Storgata 1'],
  [[null, '  ', ' Storgata 1 '], 'Storgata 1', ''],
  [[], '', ''],
])('the address lines %j begin with the street', (lines, street, second) => {
  expect(streetLines(lines)).toEqual({ street, second });
});
