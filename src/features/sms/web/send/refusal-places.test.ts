import { expect, test } from 'vitest';
import { sendMessage } from '../../contract/endpoints.ts';
import { liveRefusals, nameOfCharacter, placeOf } from './refusal-places.ts';

test('each refusal of sending but that of the month and of the gateway stands beside a field', () => {
  const without = sendMessage.errors.filter((code) => placeOf(code) === undefined);
  expect(without).toEqual(['sms.MaxAllowedNumberOfSMSReached', 'sms.NoGateway', 'sms.NotAllReached']);
});

test('what is missing is not said while the message is being written, and of several the first is', () => {
  const refusal = (code: string) => ({ code, details: {} });
  const refusals = ['sms.RecipientIsRequired', 'sms.TextCannotContainLinks', 'sms.MaxTextSizeReached', 'sms.MaxAllowedNumberOfSMSReached'];
  expect(liveRefusals(refusals.map(refusal))).toEqual({
    text: refusal('sms.TextCannotContainLinks'),
    message: refusal('sms.MaxAllowedNumberOfSMSReached'),
  });
});

test.each([
  ['\u200b', 'U+200B'],
  ['\t', 'U+0009'],
  ['😀', 'U+1F600'],
])('%j is named by its number', (character, name) => {
  expect(nameOfCharacter(character)).toBe(name);
});
