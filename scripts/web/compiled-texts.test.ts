import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import format from 'icu-minify/format';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { compiled, compiledTexts, textFile } from './compiled-texts.ts';

type Arguments = Record<string, string | number>;

const cases: readonly [name: string, text: string, values?: Arguments][] = [
  ['plain words', 'Lagre'],
  ['an argument', 'Hei {name}', { name: 'Åse' }],
  ['a number', '{count, number} kroner', { count: 12_345.6 }],
  ['one', '{count, plural, =0 {ingen} one {# dag} other {# dager}}', { count: 1 }],
  ['none', '{count, plural, =0 {ingen} one {# dag} other {# dager}}', { count: 0 }],
  ['thousands', '{count, plural, one {# dag} other {# dager}} igjen', { count: 12_000 }],
  ['a choice', '{kind, select, manager {Leder} other {Ansatt}}', { kind: 'manager' }],
  ['another choice', '{kind, select, manager {Leder} other {Ansatt}}', { kind: 'employee' }],
  ['a choice in a number', '{count, plural, one {{name} og # til} other {{name} og # andre}}', { count: 2, name: 'Åse' }],
  ['an apostrophe', "Kari's {place}", { place: 'kaffe' }],
  ['words in quotation marks', "Skriv '{navn}' her", {}],
];

const locale = 'nb-NO';
const formatters = {
  getNumberFormat: (...[language, options]: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(language, options),
  getDateTimeFormat: (...[language, options]: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(language, options),
  getPluralRules: (...[language, options]: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(language, options),
};

test.each(cases)('%s reads the same when it was parsed beforehand', (_name, message, values) => {
  const parsedHere = createTranslator({ locale, messages: { message } })('message', values);
  // One text in, one compiled text out.
  const beforehand = compiled({ message })['message'] as Parameters<typeof format>[0];
  expect(format(beforehand, locale, values, { formatters })).toBe(parsedHere);
});

test('a room keeps its shape', () => {
  expect(compiled({ title: 'Ansatte', list: { empty: 'Ingen' } })).toEqual({ title: 'Ansatte', list: { empty: 'Ingen' } });
});

test.each(['en', 'no', 'en-home', 'no-leaving'])('texts/%s.ts is compiled', async (name) => {
  // As vite calls it, which is given more than the path.
  const load = compiledTexts().load as (path: string) => Promise<string | null>;
  const texts = await load(join(import.meta.dirname, `../../src/features/tasks/texts/${name}.ts`));
  expect(texts).toMatch(/^export const /);
  expect(texts).not.toContain(', plural, ');
});

test('every file of a room is compiled', () => {
  const web = join(import.meta.dirname, '../../src/app/web');
  const rooms = readFileSync(join(web, 'text-rooms.ts'), 'utf8').matchAll(/glob<File>\('([^']*\/texts\/[^']*)'\)/g);
  const files = [...rooms].flatMap(([, pattern = '']) => globSync(pattern, { cwd: web })).map((file) => join(web, file));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !textFile.test(file))).toEqual([]);
});
