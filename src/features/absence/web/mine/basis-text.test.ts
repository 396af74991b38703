import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { intlLocale } from '#kernel/contract/locale.ts';
import { formatIn } from '#kernel/web/format.ts';
import type { AllowanceBasis } from '../../contract/entities-balance.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { basisText } from './basis-text.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };
const basis: AllowanceBasis = {
  days: 25,
  companyDays: 25,
  workdays: 5,
  companyWorkdays: 5,
  extraDays: 0,
  isProrated: true,
  employed: year,
};
const texts = { en, no } as const;

test.each<['en' | 'no', Partial<AllowanceBasis>, string]>([
  ['en', {}, 'Default allowance: 25 days'],
  ['en', { days: 15, workdays: 3 }, 'Default allowance: 25 days × 3/5 work week = 15'],
  ['no', { days: 15, workdays: 3 }, 'Standardferie: 25 dager × 3/5 arbeidsuke = 15'],
  ['en', { days: 30, extraDays: 5 }, 'Default allowance: 25 days + 5 days from the year of turning 60 = 30'],
  ['no', { days: 12.5, employed: { ...year, to: '2026-06-30' } }, 'Standardferie: 25 dager, for 1. januar–30. juni 2026 = 12,5'],
  ['en', { isProrated: false, employed: { ...year, from: '2026-07-01' } }, 'Default allowance: 25 days'],
  ['en', { days: 0, isProrated: false, employed: null }, 'Default allowance: 25 days, not employed in the year or added here after it = 0'],
  ['en', { days: 0, employed: null }, 'Default allowance: 25 days, not employed in the year or added here after it = 0'],
])('in %s, %o reads %s', (language, changes, text) => {
  const t = createTranslator({ locale: intlLocale[language], messages: texts[language] }) as Parameters<typeof basisText>[0]['t'];
  expect(basisText({ t, format: formatIn(language) }, { ...basis, ...changes })).toBe(text);
});
