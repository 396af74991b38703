import { expect, test } from 'vitest';
import { valueText, type ValueTexts } from './value-words.ts';

const speechIn = (language: 'no' | 'en') =>
  ({
    language,
    words: { value: () => undefined, field: () => undefined },
    kinds: new Map(),
    kindsById: new Map(),
    timeZone: 'Europe/Oslo',
    known: { people: new Map(), things: new Map() },
  }) as unknown as ValueTexts;

// PostgreSQL answers decimals as text.
test.each<['no' | 'en', field: string, stored: unknown, expected: string]>([
  ['no', 'positionCoverage', '62.50', '62,5'],
  ['en', 'positionCoverage', '62.50', '62.5'],
  ['no', 'positionCoverage', '100.00', '100'],
  ['no', 'days', 12.5, '12,5'],
  ['no', 'name', '2.50', '2.50'],
  // As on the pages (shell.23).
  ['no', 'startDate', '2026-11-26', '26. nov. 2026'],
  ['en', 'startDate', '2026-11-26', '26 Nov 2026'],
  ['no', 'endedAt', '2026-11-26T15:20:09.123Z', '26. nov. 2026, 16:20'],
  ['en', 'endedAt', '2026-11-26T15:20:09.123Z', '26 Nov 2026, 16:20'],
  [
    'no',
    'address',
    { city: 'Mo i Rana', country: 'NO', postalCode: '8610', streetAddress: 'Sagveien 3' },
    'Sagveien 3, 8610 Mo i Rana, Norge',
  ],
  [
    'en',
    'address',
    { city: 'Mo i Rana', country: 'NO', postalCode: '8610', streetAddress: 'Sagveien 3' },
    'Sagveien 3, 8610 Mo i Rana, Norway',
  ],
  ['no', 'country', 'SE', 'Sverige'],
  ['no', 'name', 'SE', 'SE'],
  // The day of the reader, and a day that there is not.
  ['en', 'endedAt', '2026-12-31T23:30:00Z', '1 Jan 2027, 00:30'],
  ['en', 'startDate', '2026-02-30', '2026-02-30'],
])('writes in %s the %s %s as %s', (language, field, stored, expected) => {
  expect(valueText(speechIn(language), 'companyUser', field, stored)).toBe(expected);
});
