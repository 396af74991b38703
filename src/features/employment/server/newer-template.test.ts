import { expect, test } from 'vitest';
import { testServer } from '#testing/server.ts';
import { getNewerTemplate, updateTemplate } from '../contract/endpoints-life.ts';
import { firstElements, type Element } from '../contract/rules/compose.ts';
import { begunDocument, documentOf, outdate, publishedDocument } from '../testing/given.ts';
import { templateOf } from '../testing/templates.ts';

const server = await testServer();

const template = templateOf('permanent');
const keysOf = (elements: readonly Element[]) => elements.map(({ key }) => key);

test('a newer template is offered with what it changes, and taken only when asked', async () => {
  const { admin, companyId } = await server.newCompany();
  const { documentId } = await begunDocument(admin);
  const newer = async () => (await admin.call(getNewerTemplate, { query: { documentId } })).json['newer'];
  expect(await newer()).toBeNull();
  expect((await admin.call(updateTemplate, { body: { documentId } })).codes).toEqual(['documents.NoNewerTemplate']);
  await outdate(server, companyId, documentId);
  const { version, clauses } = (await newer()) as { version: string; clauses: { key: string; change: string }[] };
  expect([version, clauses.filter(({ change }) => change !== 'same').map(({ key, change }) => `${key} ${change}`)]).toEqual([
    '1.3.0',
    ['otherWork added', 'sickLeave changed'],
  ]);
  const document = documentOf(await admin.call(updateTemplate, { body: { documentId } }));
  expect([document.templateVersion, document.content?.elements.map(({ key }) => key)]).toEqual(['1.3.0', keysOf(firstElements(template))]);
  expect(await newer()).toBeNull();
});

test('a published contract keeps its template', async () => {
  const { admin, companyId } = await server.newCompany();
  const { documentId } = await publishedDocument(admin);
  await outdate(server, companyId, documentId);
  expect((await admin.call(updateTemplate, { body: { documentId } })).codes).toEqual(['documents.NotEditable']);
});
