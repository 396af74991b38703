import { expect, test } from 'vitest';
import { TemplateDocument } from '../../contract/template.ts';
import { templates } from '../../content/templates.ts';

test.each(templates)('$key is a template whose words are there in both languages, and its titles once', (template) => {
  expect(TemplateDocument.safeParse(template).error).toBeUndefined();
  const texts = template.tasks.flatMap(({ title, description }) => [title.no, title.en, description.no, description.en]);
  expect(texts.every((text) => text.trim() !== '' && text.length <= 400)).toBe(true);
  expect(new Set(template.tasks.map(({ title }) => title.no)).size).toBe(template.tasks.length);
});

test('only those for leaving for good end access', () => {
  const ending = templates.filter(({ endAccess }) => endAccess).map(({ key, type }) => [key, type]);
  expect(ending).toEqual([
    ['leaving', 'Offboarding'],
    ['leaving-at-once', 'Offboarding'],
  ]);
});

test('what the person does is shown to them', () => {
  const own = templates.flatMap(({ tasks }) => tasks).filter(({ relativeResponsible }) => relativeResponsible === 'companyUser');
  expect(own.length > 10 && own.every(({ visibleToEmployee }) => visibleToEmployee)).toBe(true);
});
