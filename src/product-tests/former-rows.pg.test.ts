import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#features/subscription/contract/catalogue.ts';
import { testCatalogue } from '#features/subscription/testing/sell-plans.ts';
import { CatalogueContent } from '#features/subscription/server/sale/catalogue-content.ts';
import { migrate } from '#kernel/server/database/migrate.ts';
import { migrationFiles } from '#kernel/server/database/migration-files.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newCompany } from '#kernel/server/store-companies.ts';
import { emptyDatabase, openTestDatabase } from '#kernel/testing/database.ts';

const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const former = [
  ['users', 'userLimit'],
  ['administrators', 'administratorLimit'],
  ['storage', 'storageLimit'],
  ['sms', 'smsLimit'],
  ['contractLimit', 'contractLimit'],
] as const;
const formerNames = new Map<string, string>(former.map(([name, key]) => [key, name]));

/** What was chosen to be done with a contract: one step is done, the other waits for its day. */
const [invited, waiting] = ['invite', 'updatePerson'].map((step) => ({ step, isDone: step === 'invite', code: null, fields: [] }));

const withFormerNames = (limits: Catalogue['plans'][number]['limits']): object =>
  Object.fromEntries(Object.entries(limits).map(([key, limit]) => [formerNames.get(key) ?? key, limit]));

const connection = await emptyDatabase();
await migrate(
  connection,
  migrationFiles().filter(({ name }) => name < '2026-11-27-2230'),
);
const database = await openTestDatabase(connection);
const companyIds = [await addCompany('900000001'), await addCompany('900000002')];
await migrate(connection);

/** A company with rows as they were before the migrations that are tested here. */
async function addCompany(registryId: string): Promise<number> {
  return database.transaction(async (unit) => {
    const company = await newCompany(database, unit);
    await sql`
      insert into company (company_id, identity_guid, name, registry_id, street_address, postal_code, city, country, mobile_country_code,
        mobile_phone, created_at)
      values (${company.id}, gen_random_uuid(), 'Fjord AS', ${registryId}, 'Storgata 1', '0155', 'Oslo', 'NO', '+47', '22334455', now())
    `.execute(company.tx);
    await addLimits(company);
    await addWork(company);
    await addContracts(company);
    await addRequests(company);
    await addRequestsOfContracts(company);
    await addLinks(company);
    await addPurchase(company);
    await addRules(company);
    return company.id;
  });
}

async function addLimits(company: Company): Promise<void> {
  for (const [name] of former) {
    await sql`insert into company_limit (company_id, key, maximum) values (${company.id}, ${name}, 7)`.execute(company.tx);
    await sql`insert into limit_usage (company_id, key, day, used) values (${company.id}, ${name}, '2026-11-26', 3)`.execute(company.tx);
  }
  const { from, ...content } = testCatalogue;
  const plans = content.plans.map((plan) => ({ ...plan, limits: withFormerNames(plan.limits) }));
  await sql`
    insert into sold_catalogue (version, from_day, content, published_at)
    values (${company.id}, ${from}::date, ${JSON.stringify({ ...content, plans })}::jsonb, now())
  `.execute(company.tx);
}

/** A purchase that waits for its card, from before its lines said what a code takes off. */
async function addPurchase(company: Company): Promise<void> {
  await sql`
    insert into subscription (company_id, subscription_uuid, customer_uuid, trial_started_at, trial_ends_at)
    values (${company.id}, gen_random_uuid(), gen_random_uuid(), now(), now() + interval '10 days')`.execute(company.tx);
  await sql`
    insert into subscription_purchase (company_id, id, wish, priced, state, started_at)
    values (${company.id}, ${id(32)}::uuid, '{}', ${JSON.stringify({ now: { lines: [{ net: 1 }, { net: 2, discount: 3 }] } })}::jsonb, 'running', now())
  `.execute(company.tx);
}

/** Rules with a title that the product gave them, now or before it worded the reason anew, and with one that a person wrote. */
async function addRules(company: Company): Promise<void> {
  for (const title of ['Book your vacation', 'Vacation to book', 'Legg inn ferien', 'Jubileum'])
    await sql`
      insert into notification_rule (company_id, id, reason, title, recipients, direction, days, channels, created_at)
      values (${company.id}, gen_random_uuid(), 'PromptToAddAbsence', ${title}, '{relatedUser}', 'instant', 0, '{1}', now())
    `.execute(company.tx);
}

async function addWork(company: Company): Promise<void> {
  const add = (number: number, { state, tried }: { state: string; tried: string | null }) =>
    sql`
    insert into work (company_id, id, kind, record_kind, record_id, key, state, started_at, tried_at)
    values (${company.id}, ${id(number)}::uuid, 'export', 'export', ${id(number)}::uuid, ${String(number)}, ${state}, '2026-11-23T10:00:00Z',
      ${tried}::timestamptz)`.execute(company.tx);
  await add(1, { state: 'running', tried: null });
  await add(2, { state: 'running', tried: '2026-11-23T11:00:00Z' });
  await add(3, { state: 'queued', tried: null });
}

/** Requests of employment contracts that were cancelled: one for the profile of somebody who was erased, one for a folder. */
async function addRequestsOfContracts(company: Company): Promise<void> {
  const add = (number: number, location: 'profile' | 'company') =>
    sql`
    with request as (
      insert into signing_request (company_id, id, name, note, status, method, is_in_order, language, is_of_contract, location, created_at, changed_at, ended_at)
      values (${company.id}, ${id(number)}::uuid, 'Kari Nordmann', 'Til Kari', 'Canceled', 'link', false, 'no', true, ${location}, now(), now(), now())
      returning id)
    insert into signing_file (company_id, id, request_id, kind, name, content_type, size, sha256)
    select ${company.id}, ${id(number)}::uuid, id, 'document', 'Kari Nordmann.pdf', 'application/pdf', 1, 'x' from request`.execute(
      company.tx,
    );
  await add(11, 'profile');
  await add(12, 'company');
}

/** Links of a request that goes on, and of one that was cancelled, after both had expired in October; one of each was replaced since. */
async function addLinks(company: Company): Promise<void> {
  const add = async (number: number, ended: string | null) => {
    const signer = id(number + 10);
    await sql`
      insert into signing_request (company_id, id, name, status, method, is_in_order, language, created_at, changed_at, ended_at)
      values (${company.id}, ${id(number)}::uuid, 'Leie', ${ended === null ? 'InProgress' : 'Canceled'}, 'link', false, 'no', now(), now(),
        ${ended}::timestamptz)`.execute(company.tx);
    await sql`
      insert into signing_recipient (company_id, id, request_id, position, number, name, email, email_key, phone_country_code, language, status)
      values (${company.id}, ${signer}::uuid, ${id(number)}::uuid, 1, 1, 'Ola Moe', 'ola@example.no', 'ola@example.no', '+47', 'no',
        'Opened')`.execute(company.tx);
    await sql`
      insert into signing_event (company_id, id, request_id, number, at, kind, facts, previous_hash, hash)
      values (${company.id}, ${signer}::uuid, ${id(number)}::uuid, 1, '2026-10-01T22:15:00Z', 'expired', '{}', '', '')`.execute(company.tx);
    await sql`
      insert into secret (digest, company_id, kind, target, expires_at)
      select ${`${company.id} ${number} `}::text || at, ${company.id}, 'signing', ${signer}::uuid, at
      from (values ('2026-10-31T22:15:00Z'::timestamptz), ('2026-11-05T12:00:00Z')) as given (at)`.execute(company.tx);
  };
  await add(21, null);
  await add(22, '2026-11-20T12:00:00Z');
}

/** A signed contract for each proof that says something else of it, and an addendum of the first. */
async function addContracts(company: Company): Promise<void> {
  const add = (number: number, { sha256, parent }: { sha256: string; parent: string | null }) =>
    sql`
    insert into employment_contract (company_id, id, state, language, template_key, template_version, template, base_data, variables, elements,
      signed_at, signed_sha256, parent_id, person_update_on, finishing, created_at, changed_at)
    values (${company.id}, ${id(number)}::uuid, 5, 'no', 'permanent', '1', '{}', '{}', '{}', '[]', now(), ${sha256}, ${parent}::uuid,
      '2027-01-01', ${JSON.stringify([invited, waiting])}::jsonb, now(), now())`.execute(company.tx);
  const prove = (sha256: string, annulledAt: string | null) =>
    sql`
    insert into signing_proof (sha256, code_digest, company_id, request_id, number, level, document_sha256, signers, signed_at, sealed_at, annulled_at)
    values (${sha256}, ${sha256}, ${company.id}, gen_random_uuid(), 1, 'B-B', '', 1, now(), now(), ${annulledAt}::timestamptz)
  `.execute(company.tx);
  const file = (name: string) => `${company.id} ${name}`;
  await add(1, { sha256: file('annulled'), parent: null });
  await add(2, { sha256: file('addendum'), parent: id(1) });
  await add(3, { sha256: file('in force'), parent: null });
  await add(4, { sha256: file('on paper'), parent: null });
  await prove(file('annulled'), '2026-11-26T12:00:00Z');
  await prove(file('in force'), null);
}

async function addRequests(company: Company): Promise<void> {
  const add = (number: number, annuls: string | null) =>
    sql`
    insert into signing_request (company_id, id, name, status, method, is_in_order, language, annuls_id, created_at, changed_at)
    values (${company.id}, ${id(number)}::uuid, ${`Avtale ${number}`}, 'InProgress', 'link', false, 'no', ${annuls}::uuid, now(), now())
  `.execute(company.tx);
  const ask = (request: number, { name, email }: { name: string; email: string }) =>
    sql`
    insert into signing_recipient (company_id, id, request_id, position, number, name, email, email_key, phone_country_code, language, status)
    values (${company.id}, gen_random_uuid(), ${id(request)}::uuid, 1, 1, ${name}, ${email}, ${email}, '+47', 'no', 'Opened')
  `.execute(company.tx);
  await add(1, null);
  await add(2, id(1));
  await ask(1, { name: 'Kari Moe', email: 'kari@example.no' });
  await ask(2, { name: 'Slettet person', email: '' });
  await sql`update signing_request set search_text = '' where company_id = ${company.id}`.execute(company.tx);
}

const rowsOf = <Row>(companyId: number, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  database.forCompany(companyId, async ({ tx }) => (await query.execute(tx)).rows);

describe.each(companyIds)('company %i, whose rows are older than the columns and names of today', (companyId) => {
  test('has its limits and what it used of them by the names of calls', async () => {
    const keys = former.map(([, key]) => key).toSorted();
    expect(await rowsOf(companyId, sql`select key, maximum::integer as maximum from company_limit order by key collate "C"`)).toEqual(
      keys.map((key) => ({ key, maximum: 7 })),
    );
    expect(await rowsOf(companyId, sql`select key, used::integer as used from limit_usage order by key collate "C"`)).toEqual(
      keys.map((key) => ({ key, used: 3 })),
    );
  });

  test('has bought by a catalogue of today’s form, its plans in their order', async () => {
    const [row] = await rowsOf(companyId, sql<{ content: object }>`select content from sold_catalogue where version = ${companyId}`);
    expect(CatalogueContent.parse({ from: testCatalogue.from, ...row?.content })).toEqual(testCatalogue);
  });

  test('has orders that wait for their payment, whose lines take nothing off beside their price', async () => {
    expect(await rowsOf(companyId, sql`select priced #> '{now,lines}' as lines from subscription_purchase`)).toEqual([
      {
        lines: [
          { net: 1, discount: 0 },
          { net: 2, discount: 3 },
        ],
      },
    ]);
  });

  test('has no title of a rule that was the name of its reason, but the one that a person wrote', async () => {
    expect(await rowsOf(companyId, sql`select title from notification_rule order by title nulls first`)).toEqual(
      [null, null, null, 'Jubileum'].map((title) => ({ title })),
    );
  });

  test('has a time of the last try of what is running, so that it can be found to be lost', async () => {
    expect(await rowsOf(companyId, sql`select state, tried_at as "triedAt" from work order by id`)).toEqual([
      { state: 'running', triedAt: new Date('2026-11-23T10:00:00Z') },
      { state: 'running', triedAt: new Date('2026-11-23T11:00:00Z') },
      { state: 'queued', triedAt: null },
    ]);
  });

  test('finds requests by their words, and knows annulments and who was erased', async () => {
    expect(
      await rowsOf(
        companyId,
        sql`
          select search_text as words, is_annulment as "isAnnulment", is_erased as "isErased"
          from signing_request request join signing_recipient recipient
            on recipient.company_id = request.company_id and recipient.request_id = request.id
          where request.id in (${id(1)}::uuid, ${id(2)}::uuid) order by request.id`,
      ),
    ).toEqual([
      { words: 'avtale 1 kari moe kari@example.no', isAnnulment: false, isErased: false },
      { words: 'avtale 2 slettet person ', isAnnulment: true, isErased: true },
    ]);
  });

  test('keeps no contract of somebody who was erased with requests that were not completed', async () => {
    const { rows } = await database.forCompany(companyId, ({ tx }) =>
      sql`select name, note, search_text as words, (select count(*)::integer from signing_file file where file.request_id = request.id) as files
        from signing_request request where company_id = ${companyId} and is_of_contract order by id`.execute(tx),
    );
    expect(rows).toEqual([
      { name: 'Slettet person', note: '', words: 'slettet person', files: 0 },
      expect.objectContaining({ name: 'Kari Nordmann', note: 'Til Kari', files: 1 }),
    ]);
  });

  test('has links that end with their request and not when it first expired, but those that were replaced', async () => {
    expect(
      await rowsOf(
        companyId,
        sql`select expires_at as "expiresAt" from secret where company_id = ${companyId} and kind = 'signing' order by target, digest`,
      ),
    ).toEqual(
      [null, '2026-11-05T12:00:00Z', '2026-12-20T12:00:00Z', '2026-11-05T12:00:00Z'].map((at) => ({ expiresAt: at && new Date(at) })),
    );
  });

  test('knows which employment contracts were annulled, and waits for nothing of them', async () => {
    expect(
      await rowsOf(
        companyId,
        sql`select annulled_at as "annulledAt", person_update_on::text as "updateOn", finishing, version from employment_contract order by id`,
      ),
    ).toEqual([
      { annulledAt: new Date('2026-11-26T12:00:00Z'), updateOn: null, finishing: [invited], version: 2 },
      { annulledAt: null, updateOn: null, finishing: [invited], version: 1 },
      { annulledAt: null, updateOn: '2027-01-01', finishing: [invited, waiting], version: 1 },
      { annulledAt: null, updateOn: '2027-01-01', finishing: [invited, waiting], version: 1 },
    ]);
  });
});
