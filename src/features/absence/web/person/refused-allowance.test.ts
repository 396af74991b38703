import { expect, test } from 'vitest';
import { CallError } from '#kernel/web/call-error.ts';
import { allowedDaysIn } from './refused-allowance.ts';

const refused = (code: string, details: Record<string, unknown>) => new CallError({ status: 400, codes: [code], details });

test('finds how few vacation days an overdrawn year may have, when the refusal says it', () => {
  expect(allowedDaysIn(refused('vacation.DaysOutOfRange', { least: 21, most: 365 }))).toEqual({ least: 21, most: 365 });
  expect(allowedDaysIn(refused('vacation.DaysOutOfRange', {}))).toBeUndefined();
  expect(allowedDaysIn(refused('common.Conflict', { least: 21, most: 365 }))).toBeUndefined();
});
