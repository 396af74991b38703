import { expect, test } from 'vitest';
import { plainSentence } from './plain-sentence.ts';

const template = '{actor} endret {whose, select, you {profilen din} own {profilen sin} other {profilen til {subject}}}, «{what}»';

test.each([
  ['own', 'Kari endret profilen sin, «x»'],
  ['self', 'Kari endret profilen din, «x»'],
  ['other', 'Kari endret profilen til Ola, «x»'],
  ['nobody knows', 'Kari endret profilen til Ola, «x»'],
])('takes the words for %s', (whose, expected) => {
  expect(plainSentence(template, { actor: 'Kari', subject: 'Ola', what: 'x', whose })).toBe(expected);
});

test('leaves no gap where a choice is empty', () => {
  const empty = '{actor} la inn fravær {whose, select, you {for deg} own {} other {for {subject}}}';
  expect(plainSentence(empty, { actor: 'Kari', whose: 'own' })).toBe('Kari la inn fravær');
  expect(plainSentence(empty.replace('own', 'self {} own'), { actor: 'Du', whose: 'self' })).toBe('Du la inn fravær');
});

test('takes braces in a name for what they are', () => {
  expect(plainSentence('{actor} slettet «{what}»', { actor: 'Kari', what: '{whose}' })).toBe('Kari slettet «{whose}»');
});

test('keeps single spaces, and makes one of several', () => {
  expect(plainSentence(' {actor} slettet  «{what}» ', { actor: 'Kari', what: 'x' })).toBe('Kari slettet «x»');
});

test('leaves out what has no value', () => {
  expect(plainSentence('{actor} slettet «{what}»', { actor: 'Kari' })).toBe('Kari slettet «»');
});

test.each([
  ['takes the words for all others where the value is missing', '{whose, select, own {sin} other {andres}}', 'Kari: andres'],
  ['says nothing where no choice fits', '{whose, select, own {sin}}', 'Kari:'],
])('%s', (_name, choices, expected) => {
  expect(plainSentence(`{actor}: ${choices}`, { actor: 'Kari' })).toBe(expected);
});
