import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { providerOf } from '#features/integrations/server/connections/providers.ts';
import { openCredentials } from '#features/integrations/server/connections/sealed-connections.ts';
import { readConnections } from '#features/integrations/server/connections/store-connections.ts';
import { forecastLimits } from '#features/subscription/server/pace/forecast-limits.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { externalRoles, roleKeys } from '#kernel/contract/permissions.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { sealAll, verifyAuditChain } from '#kernel/server/store-audit-chain.ts';
import { testServer } from '#testing/server.ts';
import { addressOf } from './demo-people.ts';
import { serverRooms } from '../rooms.ts';
import { makeDemo } from './make-demo.ts';

const tripletex = { url: 'http://127.0.0.1:1', consumerToken: undefined };
const server = await testServer({ demo: true, accounting: { tripletex, poweroffice: undefined, unimicro: undefined } });

async function rowsOf<Row>(companyId: number, query: string): Promise<Row[]> {
  return server.database.forCompany(companyId, async ({ tx }) => (await sql<Row>`${sql.raw(query)}`.execute(tx)).rows);
}

describe('the demo', () => {
  test('has several companies, every role and state, and one sign-in for each role', async () => {
    const signIns = await makeDemo(server.services, { people: 300 });
    expect(signIns?.map(({ part }) => part)).toEqual([...roleKeys, 'inactive', 'pending']);
    const ids = await server.database.transaction(readCompanyIds);
    expect(ids).toHaveLength(3);
    const people = await Promise.all(ids.map((id) => rowsOf<{ role: string; state: string }>(id, 'select role, state from company_user')));
    expect(people.flat().length).toBeGreaterThanOrEqual(300);
    expect(new Set(people[0]?.map(({ role }) => role))).toEqual(new Set(roleKeys));
    expect(new Set(people[0]?.map(({ state }) => state))).toEqual(new Set(['active', 'inactive', 'pending']));
  });

  test('sells plans, which one company has paid for and the others try for some days more', async () => {
    const [first = 0, ...others] = await server.database.transaction(readCompanyIds);
    const trial = 'select trial_ends_at as ends, (select is_on from subscription_sale) as "isSold" from subscription';
    const rows = (await Promise.all(others.map((id) => rowsOf<{ ends: Date; isSold: boolean }>(id, trial)))).flat();
    const days = rows.map(({ ends }) => (ends.getTime() - server.clock.now().getTime()) / 86_400_000);
    expect([rows.map(({ isSold }) => isSold), days]).toEqual([
      [true, true],
      [8, 8],
    ]);
    const plans = await rowsOf<{ plan: string }>(first, 'select plan_id as plan from subscription_item order by plan_id');
    expect(plans.map(({ plan }) => plan)).toEqual(['contracts-standard', 'gdpr-premium', 'hr']);
    const invoices = await rowsOf<{ state: string }>(first, `select state from invoice where company_id = ${first}`);
    expect(invoices.map(({ state }) => state)).toEqual(['paid']);
  });

  test('has contracts with near, far and past deadlines in its first company', async () => {
    const [first = 0] = await server.database.transaction(readCompanyIds);
    const [found] = await rowsOf<{ contracts: number; people: number; expired: number; due: number; told: number; parties: number }>(
      first,
      `select count(*)::integer as contracts, count(distinct responsible_id)::integer as people, (count(*) filter (where is_expired))::integer as expired,
        (count(*) filter (where next_deadline <= current_date + 3650))::integer as due,
        (select count(*)::integer from contract_notification) as told, count(party_id)::integer as parties from contract`,
    );
    expect(found).toMatchObject({ contracts: 12, people: 3, expired: 1, due: 10, parties: 4 });
    expect(found?.told).toBeGreaterThan(15);
  });

  test('has an accounting system in its first company, with people who are only there', async () => {
    const [first = 0, second = 0] = await server.database.transaction(readCompanyIds);
    const system = 'tripletex';
    const found = await server.database.forCompany(first, (company) => readConnections(company, system));
    expect(found).toMatchObject([{ system, state: 'ok', companyName: 'Almenning Bygg og Energi AS' }]);
    const credentials = openCredentials(server.services, { companyId: first, system }, found[0]?.credentials ?? '');
    const people = [];
    // The product's own, as the demo was made with services that have ended.
    for await (const page of providerOf(server.services, system)?.list(credentials) ?? []) people.push(...page);
    expect(people.length).toBeGreaterThan(40);
    expect(await server.database.forCompany(second, (company) => readConnections(company, system))).toEqual([]);
  });

  test('has shared documents that count for storage, and shows when a limit is met at the pace of the last weeks', async () => {
    const [first = 0] = await server.database.transaction(readCompanyIds);
    const [found] = await rowsOf<{ documents: number; size: number; used: number }>(
      first,
      `select count(*)::integer as documents, sum(size)::integer as size, (select bytes::integer from file_storage) as used from file`,
    );
    expect(found?.documents).toBe(3);
    expect(found?.used).toBe(found?.size);
    const limits = await server.database.forCompany(first, (company) =>
      forecastLimits({ company, services: server.services, now: server.clock.now() }),
    );
    const today = dayIn('Europe/Oslo', server.clock.now());
    expect(limits.find(({ key }) => key === 'storageLimit')).toMatchObject({ used: found?.used });
    expect(limits.flatMap(({ metOn }) => metOn ?? []).every((day) => day > today)).toBe(true);
    expect(limits.flatMap(({ key, metOn }) => (metOn === null ? [] : key))).toContain('gdprTreatmentLimit');
  });

  test('has a message to Slack in its first company', async () => {
    const [first = 0] = await server.database.transaction(readCompanyIds);
    expect(await rowsOf(first, 'select kind, name, off_since from slack_job')).toEqual([
      { kind: 'absenceTomorrow', name: '#kontoret', off_since: null },
    ]);
  });

  test('has a protocol of treatments in its first company, with software that lacks an agreement and a risk that is out of date', async () => {
    const [first = 0] = await server.database.transaction(readCompanyIds);
    const [found] = await rowsOf<Record<string, number>>(
      first,
      `select (select count(*)::integer from gdpr_treatment) as treatments, (select count(*)::integer from gdpr_treatment where state = 'final') as final,
        (select count(*)::integer from gdpr_software) as software, (select count(*)::integer from gdpr_agreement) as agreements,
        (select count(*)::integer from gdpr_risk) as risks,
        (select count(*)::integer from gdpr_subject_request where state = 'open') as "openRequests",
        (select count(*)::integer from gdpr_subject_request) as requests, (select count(*)::integer from gdpr_breach) as breaches,
        (select count(*)::integer from gdpr_breach where state = 'open') as "openBreaches",
        (select count(*)::integer from gdpr_dpia) as dpias, (select count(*)::integer from gdpr_erasure_proof) as erasures,
        (select count(distinct actor_company_user_id)::integer from audit_log where entity in ('treatment', 'gdprProtocol', 'gdprRisk')) as keepers`,
    );
    expect(found).toEqual({
      treatments: 12,
      final: 9,
      software: 5,
      agreements: 3,
      risks: 3,
      requests: 2,
      openRequests: 1,
      breaches: 2,
      openBreaches: 1,
      dpias: 2,
      erasures: 1,
      keepers: 2,
    });
  });

  test('has employment contracts in its first company: drafts, a published one and one that is signed on paper, with their files', async () => {
    const [first = 0] = await server.database.transaction(readCompanyIds);
    const found = await rowsOf<{ state: number; name: string | null; sha256: string | null }>(
      first,
      'select state, last_name as name, coalesce(signed_sha256, published_sha256) as sha256 from employment_contract order by state, template_key',
    );
    expect(found.map(({ state, name, sha256 }) => [state, name !== null, sha256 !== null])).toEqual([
      [1, true, false],
      [1, true, false],
      [2, true, true],
      [5, true, true],
    ]);
    for (const { sha256 } of found) {
      if (sha256 === null) continue;
      const kept = await server.services.fileStore.open({ companyId: first, sha256 });
      expect((await buffer(kept)).subarray(0, 5).toString()).toBe('%PDF-');
    }
    const lines =
      "select line from employment_contract_version, jsonb_array_elements(clauses) clause, jsonb_array_elements_text(clause -> 'lines') line";
    const printed = await rowsOf<{ line: string }>(first, lines);
    expect(printed.length).toBeGreaterThan(20);
    // A value that is missing is printed in brackets.
    expect(printed.filter(({ line }) => line.includes('['))).toEqual([]);
  });

  test('uses Norwegian for all of its sign-ins', async () => {
    const { rows } = await server.database.transaction(({ tx }) =>
      sql<{
        language: string;
      }>`select preferred_language as language from account where email = any(${[...roleKeys, 'inactive', 'pending'].map(addressOf)})`.execute(
        tx,
      ),
    );
    expect(rows.map(({ language }) => language)).toEqual(Array.from({ length: roleKeys.length + 2 }, () => 'nb'));
  });

  test('lets the employee ask the manager: what the one asks for waits for the other', async () => {
    const [first = 0] = await server.database.transaction(readCompanyIds);
    const [employee] = await rowsOf<{ manager: string }>(
      first,
      `select manager.email_address as manager from company_user person
       join company_user manager on manager.company_id = person.company_id and manager.id = person.reporting_to
       where person.email_address = '${addressOf('employee')}'`,
    );
    expect(employee?.manager).toBe(addressOf('manager'));
  });

  test('has an open absence calendar with a year of absence and requests that wait, and nobody overdrawn', async () => {
    for (const id of await server.database.transaction(readCompanyIds)) {
      const [found] = await rowsOf<{ open: number; away: number; waiting: number; people: number }>(
        id,
        `select (select count(*) from absence_settings) as open, count(*) filter (where status = 2) as away,
          count(*) filter (where status = 1) as waiting, count(distinct company_user_id) as people from absence`,
      );
      expect(found?.open).toBe(1);
      expect(found?.away).toBeGreaterThan(found?.people ?? 0);
      const [spent] = await rowsOf<{ most: number }>(
        id,
        `select max(days)::float8 as most from (select -sum(days) as days from absence_ledger group by company_user_id, year) charged`,
      );
      expect(spent?.most).toBeLessThanOrEqual(25);
    }
  });

  test('has nine rules, told everybody something, and has a bell that rings for each internal role', async () => {
    const [first = 0] = await server.database.transaction(readCompanyIds);
    expect(await rowsOf(first, 'select 1 from notification_rule')).toHaveLength(9);
    const rolesTold = async (which: string) => {
      const rows = await rowsOf<{ role: string }>(
        first,
        `select distinct person.role from notification join company_user person
          on person.company_id = notification.company_id and person.id = notification.company_user_id ${which}`,
      );
      return new Set(rows.map(({ role }) => role));
    };
    expect(await rolesTold('')).toEqual(new Set(roleKeys));
    expect(await rolesTold('where notification.seen_at is null')).toEqual(
      new Set(roleKeys.filter((role) => !externalRoles.includes(role))),
    );
  });

  test('has a log of what each role did in the last weeks, and its chain holds', async () => {
    const { database, services } = server;
    while ((await sealAll(services)) > 0);
    for (const id of await database.transaction(readCompanyIds)) {
      const verdict = await database.forCompany(id, (company) => verifyAuditChain(company, services));
      expect(verdict).toMatchObject({ unsealed: 0, firstBroken: undefined });
      expect(verdict.verified).toBeGreaterThan(20);
    }
    const [first = 0] = await database.transaction(readCompanyIds);
    const since = (days: number) => new Date(services.clock.now().getTime() - days * 86_400_000).toISOString();
    const lines = await rowsOf<{ role: string; action: string; at: Date }>(
      first,
      `select actor_role as role, action, at from audit_log where actor_role is not null and at > '${since(30)}'`,
    );
    expect(new Set(lines.map(({ role }) => role))).toEqual(new Set(roleKeys));
    expect(lines.every(({ at }) => at < services.clock.now())).toBe(true);
    const calls = (await serverRooms()).flatMap(({ feature }) => Object.keys(feature.endpoints).map((name) => `${feature.name}.${name}`));
    // A message that is planned has a line of its own.
    const known = new Set([...calls, 'sms.planMessage']);
    expect(lines.map(({ action }) => action).filter((action) => !known.has(action))).toEqual([]);
  });

  test('has people who belong to several companies', async () => {
    const { rows } = await server.database.transaction(({ tx }) => sql<{ id: string }>`select id from account`.execute(tx));
    const memberships = await Promise.all(
      rows.map(({ id }) => server.database.transaction((unit) => server.services.listMemberships(unit, id), { accountId: id })),
    );
    expect(memberships.every((companies) => companies.length > 0)).toBe(true);
    const several = memberships.filter((companies) => companies.length > 1);
    expect(several.length).toBeGreaterThan(3);
    expect(several.some((companies) => companies.length === 3)).toBe(true);
  });

  test('has a director in each company who is its system admin and accepted the documents', async () => {
    for (const id of await server.database.transaction(readCompanyIds)) {
      const rows = await rowsOf(
        id,
        `select director.role, director.has_access, (select count(*) from company_acceptance) as accepted
         from company join company_user director on director.id = company.director_company_user_id`,
      );
      expect(rows).toEqual([{ role: 'systemadmin', has_access: true, accepted: 2 }]);
    }
  });

  test('is made once', async () => {
    expect(await makeDemo(server.services, { people: 300 })).toBeUndefined();
    expect(await server.database.transaction(readCompanyIds)).toHaveLength(3);
  });
});

// Days are counted back over weekends: what was done the next working day may be three days later.
const onWednesday = await testServer({ demo: true });

test('the demo is made on a Wednesday too, when a weekend lies before its seventeenth working day', async () => {
  onWednesday.clock.set('2026-12-02T09:00:00Z');
  const signIns = await makeDemo(onWednesday.services, { people: 24 });
  expect(signIns?.length).toBeGreaterThan(0);
});
