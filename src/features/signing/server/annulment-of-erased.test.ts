import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { finishDocument } from '#features/employment/contract/endpoints-finish.ts';
import { documentOf, publishedDocument } from '#features/employment/testing/given.ts';
import { deactivateCompanyUser, deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { migrationFiles } from '#kernel/server/database/migration-files.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { cancelSigningRequest } from '../contract/endpoints-life.ts';
import { annulSigningRequest } from '../contract/endpoints-seal.ts';
import { requestIn, seenBy, somebody } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';

const server = await testServer();

/** The annulment of a contract that was assigned to its person after everybody had signed it. */
async function begunAnnulment({ admin, companyId }: TestCompany, by = admin) {
  const { documentId } = await publishedDocument(admin);
  const recipients = [somebody({ name: 'Daglig Leder', companyUserId: admin.companyUserId }), somebody({ name: 'Ola Nordmann' })];
  const sent = requestIn(
    await admin.call(createSigningRequest, { body: { documentId, recipients, signingMethod: 'link', dueDate: '2026-12-24' } }),
  );
  for (const { email } of recipients) await signAs(server, email);
  await doWork(server, companyId);
  const { companyUserId } = documentOf(await admin.call(finishDocument, { body: { documentId } }));
  const body = { signingRequestId: sent.signingRequestId, reason: 'Ola Nordmann trakk seg', dueDate: null };
  const { signingRequestId } = requestIn(await by.call(annulSigningRequest, { body }));
  const erase = async () => {
    const person = { companyUserId };
    await admin.call(deactivateCompanyUser, { body: person });
    expect((await admin.call(deleteCompanyUser, { body: person, query: person })).codes).toEqual([]);
  };
  return { signingRequestId, companyUserId, people: recipients, erase };
}

/** How many requests the question before the erasure says are cancelled. */
async function cancelledWith({ admin }: TestCompany, companyUserId: string | null) {
  const { json } = await admin.call(getDeactivation, { query: { companyUserId, purpose: 'delete' } });
  return (json['consequences'] as { key: string; count: number }[]).filter(({ key }) => key === 'signingCancelled');
}

/** All that is stored of a request, as text. */
async function storedOf({ companyId }: TestCompany, requestId: string): Promise<string> {
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql<{ text: string }>`select coalesce(string_agg(line, ' '), '') as text from (
      select request::text as line from signing_request request where id = ${requestId}::uuid
      union all select file::text from signing_file file where request_id = ${requestId}::uuid
      union all select recipient::text from signing_recipient recipient where request_id = ${requestId}::uuid
      union all select event::text from signing_event event where request_id = ${requestId}::uuid
      union all select detail::text from audit_detail detail join audit_log line on line.company_id = detail.company_id
        and line.id = detail.audit_id where line.entity_id = ${requestId}) lines`.execute(tx),
  );
  return rows[0]?.text ?? '';
}

describe('the annulment of a contract that was for nobody when it was sent', () => {
  test('is cancelled and erased with its person', async () => {
    const company = await server.newCompany();
    const { signingRequestId, companyUserId, erase } = await begunAnnulment(company);
    expect(await storedOf(company, signingRequestId)).toContain('Nordmann');
    expect(await cancelledWith(company, companyUserId)).toEqual([{ key: 'signingCancelled', count: 1 }]);
    await erase();
    expect((await seenBy(company.admin, signingRequestId)).status).toBe('Canceled');
    expect(await storedOf(company, signingRequestId)).not.toContain('Nordmann');
  });

  test('is erased with its person when it was cancelled before', async () => {
    const company = await server.newCompany();
    const { signingRequestId, erase } = await begunAnnulment(company);
    const cancelled = await company.admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Ola Nordmann blir' } });
    expect(cancelled.codes).toEqual([]);
    await erase();
    expect(await storedOf(company, signingRequestId)).not.toContain('Nordmann');
  });

  test('is erased when it ends after its person, whose signature it has', async () => {
    const company = await server.newCompany();
    const { signingRequestId, companyUserId, people, erase } = await begunAnnulment(company);
    await signAs(server, people[1]?.email ?? '');
    expect(await cancelledWith(company, companyUserId)).toEqual([]);
    await erase();
    expect((await seenBy(company.admin, signingRequestId)).status).toBe('InProgress');
    const cancelled = await company.admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil' } });
    expect(cancelled.codes).toEqual([]);
    expect(await storedOf(company, signingRequestId)).not.toContain('Nordmann');
  });

  test('promises no extension when it is not signed in time after its person was erased', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const { signingRequestId, people, erase } = await begunAnnulment(company, await company.person('systemadmin'));
    await signAs(server, people[1]?.email ?? '');
    await erase();
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update signing_request set due_date = '2026-11-20' where company_id = ${companyId} and id = ${signingRequestId}::uuid`.execute(
        tx,
      ),
    );
    await server.services.registers.of(jobKinds).get('signing.expire')?.run(server.services, {});
    expect(await seenBy(admin, signingRequestId)).toMatchObject({ status: 'Expired', permissions: { extend: false } });
    const told = (await server.mails()).filter(({ subject, text }) => subject.startsWith('Fristen for') && text.includes(signingRequestId));
    expect(told.map(({ text }) => text.includes('Forleng fristen'))).toEqual([false]);
  });
});

/** Runs a migration once more. */
async function migrate(ending: string): Promise<void> {
  const text = migrationFiles().find(({ name }) => name.endsWith(ending))?.text ?? '';
  await server.database.transaction(async ({ tx }) => {
    for (const statement of text.split(';\n').filter((one) => one.trim() !== '')) await sql.raw(statement).execute(tx);
  });
}

test('reasons of the contract of somebody who was erased go also where they were kept before', async () => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const sent = async () => {
    const { documentId } = await publishedDocument(admin);
    const body = { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: null };
    return requestIn(await admin.call(createSigningRequest, { body })).signingRequestId;
  };
  const [signingRequestId, other] = [await sent(), await sent()];
  for (const id of [signingRequestId, other])
    expect((await admin.call(cancelSigningRequest, { body: { signingRequestId: id, reason: 'Kari vil ikke' } })).codes).toEqual([]);
  // As an erasure left it that knew of no reasons yet.
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update signing_request set location = 'profile', location_person_id = null where id = ${signingRequestId}::uuid`.execute(tx),
  );
  await migrate('reasons-of-erased.sql');
  const kept = async (id: string) => (await storedOf(company, id)).split('Kari vil ikke').length - 1;
  expect([await kept(signingRequestId), await kept(other)]).toEqual([0, 2]);
});

test.each([
  ['is marked as theirs', sql`is_of_erased = true`],
  ['was for their profile', sql`location = 'profile', location_person_id = null`],
])('what people signed with goes from a request of an erased person that %s, and stays in others', async (_which, change) => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const ended = async () => {
    const { documentId } = await publishedDocument(admin);
    const recipients = [somebody({ name: 'Daglig Leder', companyUserId: admin.companyUserId }), somebody({ name: 'Ola Nordmann' })];
    const body = { documentId, recipients, signingMethod: 'link', dueDate: null };
    const { signingRequestId } = requestIn(await admin.call(createSigningRequest, { body }));
    for (const { email } of recipients.slice(1)) await signAs(server, email);
    expect((await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil' } })).codes).toEqual([]);
    return signingRequestId;
  };
  const [theirs, other] = [await ended(), await ended()];
  await server.database.forCompany(companyId, async ({ tx }) => {
    await sql`update signing_recipient set consent_text = 'Ja, Ola', identity_name = 'Ola Nordmann', signature_name = 'Ola Nordmann', phone = '99887766'
      where company_user_id is null`.execute(tx);
    await sql`update signing_request set ${change} where id = ${theirs}::uuid`.execute(tx);
  });
  await migrate('signers-of-erased.sql');
  const left = async (id: string) => {
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select recipient.name, consent_text, identity_name, signature_name, phone, (select count(*)::integer from signing_event event
          where event.recipient_id = recipient.id and event.personal is not null) > 0 as "isTold"
        from signing_recipient recipient where request_id = ${id}::uuid and company_user_id is null`.execute(tx),
    );
    return rows;
  };
  const nothing = { consent_text: '', identity_name: null, signature_name: null, phone: null, isTold: false };
  expect(await left(theirs)).toEqual([{ name: 'Slettet person', ...nothing }]);
  expect(await left(other)).toMatchObject([{ name: 'Ola Nordmann', consent_text: 'Ja, Ola', phone: '99887766', isTold: true }]);
});
