import { expect, test } from 'vitest';
import { firstBaseData } from '../document.ts';
import { clause, smallTemplate, variable } from './small-template.ts';
import type { Element } from './compose.ts';
import { contentOf } from './document-content.ts';
import { parseLines } from './template-text.ts';

const template = smallTemplate({
  baseElements: [clause('must', ['{name}']), clause('may', ['{bonus}'], { optional: true })],
  variables: [variable('name', 'text'), variable('bonus', 'text')],
});
const element = (key: string, rest: Partial<Element> = {}): Element => ({ key, active: false, text: null, title: null, ...rest });
const content = (elements: Element[], language: 'no' | 'en' = 'no') =>
  contentOf({ template, language, baseData: firstBaseData, given: { name: 'Ola', bonus: null, gone: 'x' }, elements });

test('each value that the template knows is shown, and whether a clause has it', () => {
  expect(content([element('must'), element('may')]).variables).toEqual([
    { key: 'name', value: 'Ola', isUnusedVariable: false },
    { key: 'bonus', value: null, isUnusedVariable: true },
  ]);
});

test('every clause is shown in its place, also those that are off', () => {
  const own = parseLines(['Vov']);
  expect(content([element('own-1', { active: true, title: 'Hund', text: own }), element('may'), element('must')]).elements).toEqual([
    { key: 'own-1', sequence: 0, title: 'Hund', text: own, templateText: null, changed: true, active: true, optional: true, isOwn: true },
    {
      key: 'may',
      sequence: 1,
      title: 'may',
      text: parseLines(['{bonus}']),
      templateText: parseLines(['{bonus}']),
      changed: false,
      active: false,
      optional: true,
      isOwn: false,
    },
    {
      key: 'must',
      sequence: 2,
      title: 'must',
      text: parseLines(['{name}']),
      templateText: parseLines(['{name}']),
      changed: false,
      active: true,
      optional: false,
      isOwn: false,
    },
  ]);
});

test('own words stand beside the template’s, titles in the language of the contract', () => {
  const text = parseLines(['Jeg er {name}']);
  expect(content([element('must', { text, title: 'left over' })], 'en').elements).toMatchObject([
    { title: 'must (en)', text, templateText: parseLines(['{name}']), changed: true },
  ]);
  expect(content([element('own-1')]).elements).toMatchObject([{ title: '', text: [], active: false }]);
});

test('what the document itself says goes with it', () => {
  expect(content([])).toMatchObject({ baseData: firstBaseData, template });
});
