import { expect, test } from 'vitest';
import { serverRooms } from '#app/server/rooms.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { AnyExamples, Example } from '#testing/examples.ts';
import { testServer } from '#testing/server.ts';

// What a session may call for its own record, called about a colleague's: the access check lets it through, so that the handler decides. The
// accountant opens no records of others; a call with the example of a System Admin is refused, and the same call is answered to the admin.
const server = await testServer();

const cases: [action: string, endpoint: Endpoint, example: Example][] = [];
for (const { feature } of await serverRooms()) {
  const { examples }: { examples: AnyExamples } = await import(`../features/${feature.name}/testing/examples.ts`);
  for (const [name, endpoint] of Object.entries(feature.endpoints)) {
    const example = examples[name];
    if (!example || !('permission' in endpoint.access) || !endpoint.access.ownRecord) continue;
    cases.push([`${feature.name}.${name}`, endpoint, example]);
  }
}

test.each(cases)(
  'what is open for one’s own record is closed for a colleague’s: %s',
  async (_action, endpoint, { input, as, status = 200 }) => {
    const company = await server.newCompany();
    const world = { server, company, admin: company.admin };
    const call = await input(world);
    const accountant = await company.person('accountant');
    expect([403, 404]).toContain((await accountant.call(endpoint, call)).status);
    const allowed = (await as?.(world)) ?? company.admin;
    expect((await allowed.call(endpoint, call)).status).toBe(status);
  },
);
