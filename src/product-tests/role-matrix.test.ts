import { describe, expect, test } from 'vitest';
import { serverRooms } from '#app/server/rooms.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { roleKeys, type RoleKey } from '#kernel/contract/permissions.ts';
import { Failure } from '#kernel/server/failure.ts';
import { runCall } from '#kernel/server/run-call.ts';
import type { Caller } from '#testing/caller.ts';
import { testPublicUrl } from '#testing/public-url.ts';
import { testServer } from '#testing/server.ts';

// Every endpoint with every role and state: each request passes through the whole access check, and stops where its handler would start. What
// a handler then decides about the record is covered by its own tests. Each feature has its results in `testing/roles.txt`, to be reviewed
// against roles.3 whenever they change; `vitest --update=all` rewrites them.
const server = await testServer();
const rooms = await serverRooms();
const company = await server.newCompany();

async function everybody(): Promise<Caller[]> {
  const roles = await Promise.all(roleKeys.map((role) => company.person(role)));
  const pending = await company.person('employee', { state: 'pending' });
  const inactive = await company.person('employee', { state: 'inactive' });
  const familiar = await company.person('employee', { emailVerified: false });
  const stranger = await server.stranger();
  return [...roles, pending, inactive, familiar, stranger.with({ companyId: company.companyId }), server.nobody];
}

class Passed extends Error {}

/** The refusal of the access check; undefined when the caller passes. */
async function refusalOf(endpoint: Endpoint, action: string, who: Caller): Promise<Failure | undefined> {
  const read = { count: 0 };
  const call = runCall({
    services: server.services,
    action,
    endpoint,
    handler: async () => {
      throw new Passed();
    },
    requestId: crypto.randomUUID(),
    ip: '127.0.0.1',
    userAgent: 'test',
    background: false,
    liveConnectionId: undefined,
    repeatKey: crypto.randomUUID(),
    conditions: { isHead: false, range: undefined, ifRange: undefined, ifNoneMatch: undefined },
    gone: () => new AbortController().signal,
    language: 'no',
    cookies: {},
    credentials: {
      bearer: undefined,
      sessionCookie: who.cookie,
      companyHeader: String(company.companyId),
      secFetchSite: undefined,
      origin: testPublicUrl,
      viewAs: undefined,
    },
    input: async () => {
      read.count += 1;
      return { params: undefined, query: undefined, body: undefined, files: undefined };
    },
  });
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (error instanceof Passed) return undefined;
  if (!(error instanceof Failure)) throw error;
  // A body costs memory and a file disk: nothing is read from strangers, and no file from those who may not send it.
  if (error.status === 401 || endpoint.files) expect({ action, read: read.count }).toEqual({ action, read: 0 });
  return error;
}

const callers = await everybody();
const columns = 'sys hr  off mgr emp acc brd gdp pen ina fam str out';

describe('each role and state gets through to exactly the calls that are theirs, and a role without the permission is told so', () => {
  test.each(rooms.map(({ feature }) => [feature.name, feature] as const))('%s', async (feature, { endpoints }) => {
    const rows = [columns];
    // By name, because the order of a module's exports is not the same for every loader.
    for (const [name, endpoint] of Object.entries(endpoints).toSorted(byName)) {
      const action = `${feature}.${name}`;
      if ('secret' in endpoint.access) {
        // Who calls does not matter; `secret-calls.test.ts` asks with other secrets.
        rows.push(`${'by its secret'.padEnd(4 * callers.length)} ${action}`);
        continue;
      }
      const refusals = await Promise.all(callers.map((who) => refusalOf(endpoint, action, who)));
      rows.push(`${refusals.map((refusal) => String(refusal?.status ?? 'yes').padEnd(4)).join('')} ${action}`);
      const lacking = roleKeys.flatMap((role, at) => (lacks(role, endpoint) ? [[role, refusals[at]?.status, refusals[at]?.code]] : []));
      expect({ action, lacking }).toEqual({ action, lacking: lacking.map(([role]) => [role, 403, expectedCode(endpoint)]) });
    }
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`../features/${feature}/testing/roles.txt`);
  });
});

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

function lacks(role: RoleKey, { access, company: of }: Endpoint): boolean {
  return (
    of === 'required' &&
    'permission' in access &&
    !access.ownRecord &&
    !server.services.roleTable.permissionsOf(role).has(access.permission)
  );
}

function expectedCode({ access }: Endpoint): string {
  return ('permission' in access && access.refusedAs?.permission) || 'common.Forbidden';
}
