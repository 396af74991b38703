import { beforeEach, expect, test } from 'vitest';
import { sanity } from '#features/content/testing/sanity.ts';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { getTemplates } from '../contract/endpoints.ts';
import type { ContractTemplate } from '../contract/template.ts';
import { templateOf } from '../testing/templates.ts';

const own = { ...templateOf('permanent'), version: '1.4.0', name: { no: 'Vår faste', en: 'Our permanent one' } };
const service = await sanity([
  { ...own, _id: 'own', _type: 'contractTemplate' },
  { ...templateOf('manager'), key: 'apprentice', isActive: false, _id: 'off', _type: 'contractTemplate' },
  { key: 'broken', _id: 'broken', _type: 'contractTemplate' },
]);
const hosted = await testServer({
  sanity: { projectId: 'p1', dataset: 'production', apiVersion: '2025-02-19', token: 'secret', apiHost: service.address, patience: 60_000 },
});
const server = await testServer();

beforeEach(() => {
  service.state.mood = 'well';
});

async function templatesOf(caller: Caller): Promise<string[]> {
  const { json } = await caller.call(getTemplates);
  return (json['templates'] as ContractTemplate[]).map(({ key, version }) => `${key} ${version}`);
}

test('the built-in templates are offered, ours first', async () => {
  const { admin } = await server.newCompany();
  expect(await templatesOf(admin)).toEqual(['permanent 1.3.0', 'temporary 1.3.0', 'manager 1.3.0']);
});

test('those of the content service take the place of the built-in ones; inactive and incomplete ones are left out', async () => {
  const { admin } = await hosted.newCompany();
  expect(await templatesOf(admin)).toEqual(['permanent 1.4.0', 'temporary 1.3.0', 'manager 1.3.0']);
});

test('without an answer the built-in ones are offered', async () => {
  const silent = await testServer({
    sanity: {
      projectId: 'p2',
      dataset: 'production',
      apiVersion: '2025-02-19',
      token: 'secret',
      apiHost: service.address,
      patience: 60_000,
    },
  });
  service.state.mood = 'broken';
  const { admin } = await silent.newCompany();
  expect(await templatesOf(admin)).toHaveLength(3);
});
