import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { serverRooms } from '#app/server/rooms.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { AnyExamples, Example } from '#testing/examples.ts';
import { testServer } from '#testing/server.ts';
import type { TestCompany } from '#testing/server.ts';
import { idsIn, rowsOf, unrelated } from './company-rows.ts';

// Each call that deletes something of which there may be more; here each time with two in the company.
const server = await testServer();

/** Of these there is one: the company, its logo, and a person's calendar link. */
const single = /(?:Company|Logo|Feed|ProfileImage)$/;

const cases: [action: string, endpoint: Endpoint, example: Example][] = [];
for (const { feature } of await serverRooms()) {
  const { examples }: { examples: AnyExamples } = await import(`../features/${feature.name}/testing/examples.ts`);
  for (const [name, endpoint] of Object.entries(feature.endpoints)) {
    const example = examples[name];
    if (example && /^(?:delete|remove)/.test(name) && !single.test(name)) cases.push([`${feature.name}.${name}`, endpoint, example]);
  }
}

const snapshot = ({ companyId }: TestCompany) =>
  server.database.forCompany(companyId, async (company) => {
    const { rows } = await sql<{ id: string }>`select id from company_user`.execute(company.tx);
    return { rows: await rowsOf(company), people: new Set(rows.map(({ id }) => id)) };
  });

test.each(cases)('deleting one record leaves the rows of every other: %s', async (_action, endpoint, { input, as, status = 200 }) => {
  const company = await server.newCompany();
  const world = { server, company, admin: company.admin };
  const given = await input(world);
  await input({ ...world, admin: await company.person('systemadmin') });
  const caller = (await as?.(world)) ?? company.admin;
  const { rows: before, people } = await snapshot(company);

  expect((await caller.call(endpoint, given)).status).toBe(status);
  const { rows: after } = await snapshot(company);
  expect(unrelated({ before, after }, idsIn([JSON.stringify(given)]), people)).toEqual([]);
});
