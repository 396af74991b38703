import { expect, test } from 'vitest';
import { getPeopleToErase } from '#features/people/contract/endpoints-life.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Caller, ExampleInput } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { everyExample } from './every-example.ts';

// What a session may call for its own record, called about a colleague's: the access check lets it through, so that the handler decides. The
// accountant opens no records of others; a call with the example of a System Admin is refused, and the same call is answered to the admin.
const server = await testServer();

const cases = (await everyExample())
  .filter(({ endpoint: { access } }) => 'permission' in access && access.ownRecord)
  .map((one) => [one.action, one] as const);

async function answerTo(who: Caller, endpoint: Endpoint, input: ExampleInput) {
  const before = server.database.statements();
  const { status } = await who.call(endpoint, input);
  return { status, statements: server.database.statements() - before };
}

test.each(cases)(
  'what is open for one’s own record is closed for a colleague’s: %s',
  async (_action, { endpoint, example: { input, as, status = 200 } }) => {
    const company = await server.newCompany();
    const world = { server, company, admin: company.admin };
    const call = await input(world);
    const accountant = await company.person('accountant');
    // By the access check, before the handler has asked the database for anything.
    const atTheGate = await answerTo(accountant, getPeopleToErase, {});
    expect(atTheGate.status).toBe(403);
    const refused = await answerTo(accountant, endpoint, call);
    expect([403, 404]).toContain(refused.status);
    expect(refused.statements).toBeGreaterThan(atTheGate.statements);
    const allowed = (await as?.(world)) ?? company.admin;
    expect((await allowed.call(endpoint, call)).status).toBe(status);
  },
);
