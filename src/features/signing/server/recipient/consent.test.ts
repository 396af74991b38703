import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentIn, languageOfConsent } from './consent.ts';

test('a sentence that is written anew has a new version', () => {
  const text = [consentIn('no'), consentIn('en')].map((consent) => consent.text).join('\n');
  // Change the version in consent.ts together with this digest.
  expect([consentIn('no').version, createHash('sha256').update(text).digest('hex').slice(0, 16)]).toEqual(['1', '30c4d03c71300a21']);
});

test('only the very words of a version are agreed to', () => {
  const { version, text } = consentIn('en');
  expect(languageOfConsent({ version, text })).toBe('en');
  expect(languageOfConsent(consentIn('no'))).toBe('no');
  expect(languageOfConsent({ version: '0', text })).toBeUndefined();
  expect(languageOfConsent({ version, text: `${text} ` })).toBeUndefined();
});
