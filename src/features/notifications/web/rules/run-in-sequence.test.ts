import { expect, test } from 'vitest';
import { enRules } from '../../texts/en-rules.ts';
import { noRules } from '../../texts/no-rules.ts';
import { repeatAction, runInSequence } from './run-in-sequence.ts';

const rows = { 'nb-NO': noRules, 'en-GB': enRules };
const said = (locale: keyof typeof rows, pick: (rules: (typeof rows)[typeof locale]) => string[]): string => {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return runInSequence(pick(rows[locale]), (words) => list.format(words));
};

test.each([
  ['nb-NO', ['inApp'], 'I Samspill'],
  ['nb-NO', ['email'], 'På e-post'],
  ['nb-NO', ['inApp', 'email'], 'I Samspill og på e-post'],
  ['nb-NO', ['inApp', 'email', 'sms'], 'I Samspill, på e-post og på SMS'],
  ['en-GB', ['email', 'sms'], 'By e-mail and by SMS'],
  ['en-GB', ['inApp', 'email', 'sms'], 'In Samspill, by e-mail and by SMS'],
] as const)('in %s channels %j are said “%s”', (locale, channels, line) => {
  expect(said(locale, ({ aloud }) => channels.map((channel) => aloud.by[channel]))).toBe(line);
});

test('only the first of several recipients has a capital', () => {
  const both = (locale: keyof typeof rows) => said(locale, ({ recipients }) => [recipients.reportingManager, recipients.allSystemAdmins]);
  expect([both('nb-NO'), both('en-GB')]).toEqual([
    'Personens nærmeste leder og alle systemadministratorer',
    'The person’s manager and all System Admins',
  ]);
});

test('an abbreviation keeps its letters in the middle of a sentence', () => {
  expect([repeatAction('GDPR document updated'), repeatAction('Ny person')]).toEqual(['GDPR document updated', 'ny person']);
});
