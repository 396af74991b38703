import { expect, test } from 'vitest';
import { reasonTexts } from '#features/invoicing/server/public.ts';
import { testServer } from '#testing/server.ts';

const { services } = await testServer();
const said = (language: 'no' | 'en', percent: number) =>
  services.registers.of(reasonTexts).get('usedDays')?.sentence(language, { percent, users: 4 });

test('documents say of a line what a discount code has taken off its price, and nothing without one', () => {
  expect([said('no', 25), said('en', 25)]).toEqual([
    'Rabattkoden reduserer prisen med 25 %.',
    'The discount code reduces the price by 25%.',
  ]);
  expect([said('no', 0), said('en', 0)]).toEqual(['', '']);
});
