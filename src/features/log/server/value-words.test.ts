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
])('writes in %s the %s %s as %s', (language, field, stored, expected) => {
  expect(valueText(speechIn(language), 'companyUser', field, stored)).toBe(expected);
});
