import { describe, expect, test } from 'vitest';
import { decidersMail, type DecisionContent } from './mails.ts';

const days = { type: 1, startDate: '2027-02-15', endDate: '2027-02-17', workingDays: 2.5 };

function contentOf(
  status: number,
  {
    language = 'no',
    left = [{ year: 2027, days: 12.5 }],
    waitedDays = 0,
  }: Partial<Pick<DecisionContent, 'language' | 'left' | 'waitedDays'>> = {},
): DecisionContent {
  const event = { action: 1, by: 'kari', byName: 'Kari Li', comment: null };
  const row = { status, fullName: 'Kari Li', companyUserId: 'kari', absenceId: 'a1', current: days, proposed: null };
  // Only the parts of an event and an absence that mails read.
  return { event, row, language, left, away: 2, waitedDays, warnings: [] } as unknown as DecisionContent;
}

describe('the mail to somebody who decides', () => {
  test.each([
    ['no', 12.5, 'Etter det er det 12,5 feriedager igjen i 2027.'],
    ['no', 1, 'Etter det er det 1 feriedag igjen i 2027.'],
    ['en', 12.5, 'After that, 12.5 vacation days are left in 2027.'],
    ['en', 1, 'After that, 1 vacation day is left in 2027.'],
  ] as const)('says in %s how much is left of %s', (language, left, line) => {
    expect(decidersMail(contentOf(1, { language, left: [{ year: 2027, days: left }] })).paragraphs[1]).toBe(line);
  });

  test.each([
    ['no', 7, 'Ingen har svart på 7 dager.'],
    ['en', 1, 'Nobody has answered for 1 day.'],
  ] as const)('says in %s that it has waited %s days', (language, waitedDays, line) => {
    expect(decidersMail(contentOf(1, { language, waitedDays })).paragraphs[1]).toBe(line);
  });

  test('offers to decide a request, and only to see what asks for nothing', () => {
    expect([1, 2].map((status) => decidersMail(contentOf(status)).action)).toEqual([{ label: 'Se søknaden' }, { label: 'Se fraværet' }]);
  });
});
