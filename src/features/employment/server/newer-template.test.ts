import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getNewerTemplate, updateTemplate } from '../contract/endpoints-life.ts';
import { firstElements, type Element } from '../contract/rules/compose.ts';
import { isNewer, moveElements } from '../contract/rules/newer-template.ts';
import { begunDocument, documentOf, outdate, publishedDocument } from '../testing/given.ts';
import { templateOf } from '../testing/templates.ts';

const server = await testServer();

test.each([
  ['1.2.1', '1.2.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.9.9', true],
  ['1.2.0', '1.2.0', false],
  ['1.1.9', '1.2.0', false],
])('%s after %s: %s', (version, than, newer) => {
  expect(isNewer(version, than)).toBe(newer);
});

const template = templateOf('permanent');
const without = (...keys: string[]) => ({ ...template, baseElements: template.baseElements.filter(({ key }) => !keys.includes(key)) });
const keysOf = (elements: readonly Element[]) => elements.map(({ key }) => key);
const toNew = { from: without('otherWork'), to: template, language: 'no' } as const;
const own: Element = { key: 'own-1', active: true, text: [], title: 'Uniform' };

test('a clause that is new stands where the template has it, beside own ones and another order', () => {
  const former = firstElements(without('otherWork'));
  expect(keysOf(moveElements(former, toNew))).toEqual(keysOf(firstElements(template)));
  const ordered = [own, ...former.toReversed()];
  const moved = keysOf(moveElements(ordered, toNew));
  expect([moved[0], moved.length, new Set(moved).size]).toEqual(['own-1', 16, 16]);
});

test('a clause that is gone goes, unless it has own words', () => {
  const words: Element['text'] = [{ kind: 'paragraph', runs: [{ text: 'Avtalt.' }] }];
  const elements = firstElements(template).map((one) => (one.key === 'otherWork' ? { ...one, text: words } : one));
  const moved = moveElements(elements, { from: template, to: without('otherWork', 'nonCompete'), language: 'en' });
  expect(moved.find(({ key }) => key === 'own-otherWork')).toMatchObject({ title: 'Other work', text: words, active: true });
  expect(keysOf(moved)).not.toContain('nonCompete');
});

test('a newer template is offered with what it changes, and taken only when asked', async () => {
  const { admin, companyId } = await server.newCompany();
  const { documentId } = await begunDocument(admin);
  const newer = async () => (await admin.call(getNewerTemplate, { query: { documentId } })).json['newer'];
  expect(await newer()).toBeNull();
  expect((await admin.call(updateTemplate, { body: { documentId } })).codes).toEqual(['documents.NoNewerTemplate']);
  await outdate(server, companyId, documentId);
  const { version, clauses } = (await newer()) as { version: string; clauses: { key: string; change: string }[] };
  expect([version, clauses.filter(({ change }) => change !== 'same').map(({ key, change }) => `${key} ${change}`)]).toEqual([
    '1.2.0',
    ['otherWork added', 'sickLeave changed'],
  ]);
  const document = documentOf(await admin.call(updateTemplate, { body: { documentId } }));
  expect([document.templateVersion, document.content?.elements.map(({ key }) => key)]).toEqual(['1.2.0', keysOf(firstElements(template))]);
  expect(await newer()).toBeNull();
});

test('a published contract keeps its template', async () => {
  const { admin, companyId } = await server.newCompany();
  const { documentId } = await publishedDocument(admin);
  await outdate(server, companyId, documentId);
  expect((await admin.call(updateTemplate, { body: { documentId } })).codes).toEqual(['documents.NotEditable']);
});
