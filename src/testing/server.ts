import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { apiServer } from '#app/server/web-server.ts';
import { compose } from '#app/server/compose.ts';
import type { Composition } from '#app/server/compose.ts';
import { openLog } from '#app/server/log.ts';
import { serverRooms } from '#app/server/rooms.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { movableClock } from '#kernel/server/clock.ts';
import type { Config } from '#kernel/server/config.ts';
import type { Contribution } from '#kernel/server/registers.ts';
import { serve, type ServedFeature } from '#kernel/server/serve.ts';
import { storedMail } from '#kernel/server/mail/outbox.ts';
import type { OutboxMail } from '#kernel/server/mail/outbox.ts';
import { caller } from './caller.ts';
import type { Caller } from './caller.ts';
import { testPublicUrl } from './public-url.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import type { TestDatabase } from '#kernel/testing/database.ts';
import { insertCompany, insertPerson } from './people.ts';
import type { PersonOptions } from './people.ts';
import { queuedTemplate } from './queued-template.ts';

export interface TestCompany {
  companyId: number;
  /** The founder: a system admin. */
  admin: Caller;
  /** Adds another signed-in person with access. */
  person: (role: RoleKey, options?: PersonOptions) => Promise<Caller>;
}

export interface TestServer extends Composition, TestDatabase {
  app: FastifyInstance;
  clock: ReturnType<typeof movableClock>;
  config: Config;
  /** The mails in the outbox, newest first. */
  mails: () => Promise<OutboxMail[]>;
  newCompany: (name?: string) => Promise<TestCompany>;
  /** A signed-in user without a company. */
  stranger: (options?: { emailVerified?: boolean; email?: string }) => Promise<Caller>;
  /** A client without a session. */
  nobody: Caller;
}

/** The product's API on a database for this test file, over real HTTP routes, with a movable clock; the test may listen to hooks, add to registers plant features of its own, and leave some out. */
export async function testServer(
  changes: Partial<Config> = {},
  contributions: readonly Contribution[] = [],
  planted: readonly ServedFeature[] = [],
  without: readonly string[] = [],
): Promise<TestServer> {
  const config: Config = { ...testConfig(), ...changes };
  const opened = await testDatabase({ template: await queuedTemplate(testConfig()) });
  const clock = movableClock('2026-11-21T09:00:00Z');
  const log = openLog('silent');
  const rooms = [
    ...(await serverRooms()).filter(({ feature }) => !without.includes(feature.name)),
    ...planted,
    serve({ name: 'test', endpoints: {} }, {}, contributions),
  ];
  const composed = await compose({ config, database: opened.database, clock, log, ownAddress: () => testPublicUrl, rooms });
  const app = await apiServer(composed);
  afterAll(async () => {
    await app.close();
    await composed.queue.stop();
  });
  const place = { app, ...opened, services: composed.services, now: () => clock.now() };
  return {
    ...composed,
    ...opened,
    app,
    clock,
    config,
    mails: () => storedMail(composed.services),
    nobody: caller(app, {}),
    stranger: async (options) => (await insertPerson(place, undefined, 'employee', options ?? {})).caller,
    newCompany: async (name = 'Fjord og Fjell AS') => {
      const companyId = await insertCompany(place, name);
      const person = async (role: RoleKey, options: PersonOptions = {}) => (await insertPerson(place, companyId, role, options)).caller;
      return { companyId, admin: await person('systemadmin'), person };
    },
  };
}

/** A test configuration that uses nothing outside this machine. */
export function testConfig(): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    publicUrl: testPublicUrl,
    dataDir: mkdtempSync(join(tmpdir(), 'samspill-')),
    databaseUrl: undefined,
    preparedStatements: true,
    oidc: undefined,
    signingIdentity: undefined,
    smtpUrl: undefined,
    mailFrom: 'Samspill <samspill@localhost>',
    sms: undefined,
    ehf: { zone: 'embedded', accessPoint: undefined },
    accounting: { tripletex: undefined, poweroffice: undefined, unimicro: undefined },
    stripe: undefined,
    secretKeys: [{ id: 'test', key: randomBytes(32) }],
    registryUrl: 'embedded',
    sanity: undefined,
    s3: undefined,
    clamavUrl: undefined,
    supportEmails: [],
    sealKey: undefined,
    timeStampUrls: [],
    slackTestUrl: undefined,
    demo: false,
    maintenance: false,
    maintenanceUntil: undefined,
    production: false,
    trustProxy: false,
  };
}
