import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import { testServer } from '#testing/server.ts';
import { addNavigationFavourite, deleteNavigationFavourite, getNavigationFavourites } from '../contract/endpoints.ts';
import type { NavigationFavourite } from '../contract/entities.ts';
import { maxFavourites } from './rules/refused-favourite.ts';

const server = await testServer();

const add = (who: Caller, url: string, environmentUrl = testPublicUrl) =>
  who.call(addNavigationFavourite, { query: { environmentUrl, url } });

async function urlsOf(who: Caller): Promise<string[]> {
  const { json } = await who.call(getNavigationFavourites);
  return (json['navigationFavourites'] as NavigationFavourite[]).map(({ url }) => url);
}

test('keeps pages in the order they were added, without locale and company', async () => {
  const { admin } = await server.newCompany();
  const first = await add(admin, '/no/people?tab=pending&companyId=9');
  expect(first.json['navigationFavourite']).toMatchObject({ url: '/people?tab=pending', environmentUrl: testPublicUrl });
  await add(admin, '/people/import');
  expect(await urlsOf(admin)).toEqual(['/people?tab=pending', '/people/import']);
});

test.each([
  ['a script', 'javascript:alert(1)', testPublicUrl],
  ['another origin', 'https://evil.example/people', testPublicUrl],
  ['another origin without a scheme', '//evil.example', testPublicUrl],
  ['a page of another installation', '/people', 'https://evil.example'],
  ['what is no address', '/people', 'production'],
  ['what is no page', '/api/companyusers/export', testPublicUrl],
])('refuses %s', async (_name, url, environmentUrl) => {
  const { admin } = await server.newCompany();
  const answer = await add(admin, url, environmentUrl);
  expect([answer.status, answer.codes]).toEqual([400, ['navigation.InvalidUrl']]);
  expect(await urlsOf(admin)).toEqual([]);
});

test('refuses a page that is kept already, also in the other language', async () => {
  const { admin } = await server.newCompany();
  await add(admin, '/no/people');
  expect((await add(admin, '/en-gb/people')).codes).toEqual(['navigation.DuplicateFavourite']);
});

test('refuses the same page that two tabs keep at once', async () => {
  const { admin } = await server.newCompany();
  const answers = await Promise.all([add(admin, '/people'), add(admin, '/people')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(await urlsOf(admin)).toEqual(['/people']);
});

test('refuses more than fifty', async () => {
  const { admin } = await server.newCompany();
  for (let page = 0; page < maxFavourites; page += 1) await add(admin, `/people?page=${page + 2}`);
  expect((await add(admin, '/people')).codes).toEqual(['navigation.TooManyFavourites']);
});

test('lets go of one’s own page only', async () => {
  const { admin, person } = await server.newCompany();
  const { json } = await add(admin, '/people');
  const { encNavigationFavouriteId } = json['navigationFavourite'] as NavigationFavourite;
  const colleague = await person('hradmin');
  const remove = (who: Caller) => who.call(deleteNavigationFavourite, { query: { encNavigationFavouriteId } });
  expect((await remove(colleague)).status).toBe(404);
  expect((await remove(admin)).status).toBe(200);
  expect((await remove(admin)).codes).toEqual(['common.NotFound']);
  expect(await urlsOf(admin)).toEqual([]);
});

test('are each person’s own', async () => {
  const { admin, person } = await server.newCompany();
  await add(admin, '/people');
  expect(await urlsOf(await person('employee'))).toEqual([]);
});

test.each(['pending', 'inactive'] as const)('are not for %s people', async (state) => {
  const { person } = await server.newCompany();
  const who = await person('employee', { state });
  expect((await who.call(getNavigationFavourites)).status).toBe(403);
  expect((await add(who, '/people')).status).toBe(403);
});
