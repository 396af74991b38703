import { expect, test } from 'vitest';
import { findErrorText, loadTexts, startTexts } from '#kernel/web/texts.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import { limitThatRefused, usedUpLimit, usedUpRefusal } from './parts-limit.ts';

const code = 'sms.MaxAllowedNumberOfSMSReached';

test.each([
  ['none is allowed', { limit: 0, used: 0 }],
  ['all are used', { limit: 50, used: 50 }],
  ['more are used than a smaller subscription allows', { limit: 20, used: 50 }],
])('the limit is said before a message is written when %s', (_case, quota) => {
  expect(usedUpLimit({ gateway: 'ready', ...quota })).toEqual({ key: 'smsLimit', ...quota });
  expect(usedUpRefusal({ gateway: 'ready', ...quota })).toEqual({ code, details: { parts: 0, left: 0, limit: quota.limit } });
});

test.each([
  ['one part is left', { gateway: 'ready', limit: 50, used: 49 } as const],
  ['nothing can be sent anyhow', { gateway: 'none', limit: 50, used: 50 } as const],
])('the limit is not said when %s', (_case, sending) => {
  expect(usedUpLimit(sending)).toBeUndefined();
  expect(usedUpRefusal(sending)).toBeUndefined();
});

test('a message that was refused for the limit says how much of it is used', () => {
  const details = { parts: 5, left: 2, limit: 50 };
  expect(limitThatRefused({ codes: [code], details })).toEqual({ key: 'smsLimit', limit: 50, used: 48 });
  expect(limitThatRefused({ codes: ['sms.NoGateway'], details: {} })).toBeUndefined();
});

test.each([
  [
    'no',
    { parts: 1, left: 0, limit: 0 },
    'Abonnementet dekker ingen tekstmeldinger. Utvid det for å sende, eller be en systemadministrator om det.',
  ],
  ['no', { parts: 1, left: 0, limit: 50 }, 'Månedens 50 deler er brukt opp. Planlegg meldingen til neste måned, eller utvid abonnementet.'],
  [
    'no',
    { parts: 2, left: 1, limit: 50 },
    'Meldingen blir 2 deler, og 1 av månedens 50 er igjen. Gjør den kortere, eller velg færre mottakere.',
  ],
  ['en', { parts: 1, left: 0, limit: 0 }, 'The subscription covers no text messages. Extend it to send any, or ask a System Admin to.'],
  ['en', { parts: 1, left: 0, limit: 1 }, 'The month’s 1 part is used up. Plan the message for next month, or extend the subscription.'],
  [
    'en',
    { parts: 2, left: 1, limit: 50 },
    'The message takes 2 parts, and 1 of the month’s 50 is left. Shorten it, or choose fewer recipients.',
  ],
] as const)('in %s %j is refused with advice that helps', async (language, details, text) => {
  startTexts(() => Promise.resolve(language === 'no' ? no : en), language);
  await loadTexts('sms');
  expect(findErrorText(code, details, 'sms')).toBe(text);
});
