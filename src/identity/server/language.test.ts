import { expect, test } from 'vitest';
import { pageLanguage } from './language.ts';
import type { LanguageSigns } from './language.ts';

const nothing: LanguageSigns = {
  chosen: undefined,
  cookie: undefined,
  uiLocales: undefined,
  interaction: undefined,
  acceptLanguage: undefined,
};

test.for([
  ['nothing said', {}, 'no'],
  ['the browser', { acceptLanguage: 'en-US,en;q=0.9' }, 'en'],
  ['the browser, nynorsk first', { acceptLanguage: 'nn-NO,en;q=0.9' }, 'no'],
  ['an earlier choice over the browser', { cookie: 'no', acceptLanguage: 'en' }, 'no'],
  ['the app over an earlier choice', { cookie: 'no.before', uiLocales: 'en-gb', interaction: 'now' }, 'en'],
  ['a choice in this interaction over the app', { cookie: 'no.now', uiLocales: 'en-gb', interaction: 'now' }, 'no'],
  [
    'a choice just made over everything',
    { chosen: 'en', cookie: 'no.now', uiLocales: 'no', interaction: 'now', acceptLanguage: 'nb' },
    'en',
  ],
  ['the first of several wishes', { uiLocales: 'en-GB nb' }, 'en'],
  ['languages we do not speak', { chosen: 'de', uiLocales: 'fr', cookie: 'xx', acceptLanguage: 'sv' }, 'no'],
] as const)('%s', ([, signs, language]) => {
  expect(pageLanguage({ ...nothing, ...signs })).toBe(language);
});
