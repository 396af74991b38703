import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { UserState } from '#kernel/contract/endpoint.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import { newCompany } from '#kernel/server/store-companies.ts';
import type { OpenedDatabase } from '#kernel/server/database/open.ts';
import { newId } from '#kernel/server/id.ts';
import { digestOf, newSecret } from '#kernel/server/session/cookies.ts';
import { insertSession } from '#kernel/server/session/store.ts';
import type { Caller } from './caller.ts';
import { caller } from './caller.ts';

export interface Place {
  app: FastifyInstance;
  database: OpenedDatabase;
  now: () => Date;
}

export interface PersonOptions {
  firstName?: string;
  lastName?: string;
  email?: string;
  emailVerified?: boolean;
  state?: Extract<UserState, 'active' | 'inactive' | 'pending'>;
  reportsTo?: string;
}

/** An empty company; returns its number. */
export async function insertCompany({ database, now }: Place, name: string): Promise<number> {
  return database.transaction(async (unit) => {
    const company = await newCompany(database, unit);
    await sql`insert into company (company_id, identity_guid, name, registry_id, street_address, postal_code, city, country, mobile_country_code, mobile_phone, created_at)
      values (${company.id}, ${newId()}, ${name}, ${String(900_000_000 + company.id)}, 'Storgata 1', '0155', 'Oslo', 'NO', '+47', '22334455', ${now()})`.execute(
      company.tx,
    );
    return company.id;
  });
}

/** A person with an account and a live session; without a company, only the account and the session. */
export async function insertPerson(
  place: Place,
  companyId: number | undefined,
  role: RoleKey,
  options: PersonOptions,
): Promise<{ caller: Caller }> {
  const accountId = newId();
  const companyUserId = newId();
  const { firstName = 'Kari', lastName = 'Nordmann', state = 'active', reportsTo = null } = options;
  const email = options.email ?? `${accountId}@example.no`;
  const cookie = newSecret();
  await place.database.transaction(async (unit) => {
    await sql`insert into account (id, email, email_verified, first_name, last_name, created_at)
      values (${accountId}, ${email}, ${options.emailVerified ?? true}, ${firstName}, ${lastName}, ${place.now()})`.execute(unit.tx);
    await insertSession(unit, sessionOf(accountId, { cookie, now: place.now() }));
    if (companyId === undefined) return;
    const company = await place.database.enter(unit, companyId);
    const search = `${firstName} ${lastName}`.toLowerCase();
    await sql`insert into company_user (company_id, id, state, role, account_id, has_access, first_name, last_name, search_text, email_address, reporting_to, created_at, updated_at)
      values (${company.id}, ${companyUserId}, ${state}, ${role}, ${accountId}, true, ${firstName}, ${lastName}, ${search}, ${email}, ${reportsTo}, ${place.now()}, ${place.now()})`.execute(
      company.tx,
    );
  });
  const facts = companyId === undefined ? { cookie, accountId } : { cookie, accountId, companyId, companyUserId };
  return { caller: caller(place.app, facts) };
}

const sessionOf = (accountId: string, { cookie, now }: { cookie: string; now: Date }) => ({
  digest: digestOf(cookie),
  id: newId(),
  accountId,
  issuer: 'test',
  subject: accountId,
  idToken: null,
  mfa: false,
  authenticatedAt: now,
  now,
  idleMinutes: 480,
  absoluteMinutes: 1440,
  userAgent: 'test',
  ip: '127.0.0.1',
});

/** The same person signed in once more, as after a day on which the session before it has ended. */
export async function insertSessionOf(
  { database, clock }: { database: OpenedDatabase; clock: { now: () => Date } },
  former: Caller,
): Promise<Caller> {
  const { accountId } = former;
  if (accountId === undefined) throw new Error('Nobody is signed in');
  const cookie = newSecret();
  await database.transaction((unit) => insertSession(unit, sessionOf(accountId, { cookie, now: clock.now() })));
  return former.with({ cookie });
}
