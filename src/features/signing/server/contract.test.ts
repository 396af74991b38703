import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createAddendum } from '#features/employment/contract/endpoints-addendum.ts';
import { finishDocument } from '#features/employment/contract/endpoints-finish.ts';
import { getDocument } from '#features/employment/contract/endpoints.ts';
import { change, publish } from '#features/employment/testing/calls.ts';
import { textOfPdf } from '#features/employment/testing/pdf-tools.ts';
import { documentOf, publishedDocument } from '#features/employment/testing/given.ts';
import { getCompanyUserFiles } from '#features/files/contract/endpoints-people.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import type { Caller } from '#testing/caller.ts';
import { doWork } from '#testing/do-work.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { getFile } from '../contract/endpoints-files.ts';
import { cancelSigningRequest, cancelSigningRequestAndUpdateDocumentStatus, extendSignatureDueDate } from '../contract/endpoints-life.ts';
import { requestNewLink } from '../contract/endpoints-recipient.ts';
import { annulSigningRequest } from '../contract/endpoints-seal.ts';
import { readTakeoutFiles } from './store-takeout.ts';
import { requestIn, seenBy, somebody } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';
import { signerOf } from '../testing/signer.ts';

const server = await testServer();

/** A published contract that was sent to its employer and its employee. */
async function sentContract({ admin }: TestCompany, employee?: Caller, rest: object = {}) {
  const { documentId } = await publishedDocument(admin, { companyUserId: employee?.companyUserId });
  const [signee, person] = [somebody({ name: 'Daglig Leder' }), somebody({ companyUserId: employee?.companyUserId ?? null })];
  const body = { documentId, recipients: [signee, person], isInOrder: true, signingMethod: 'link', dueDate: '2026-12-24', ...rest };
  const answer = await admin.call(createSigningRequest, { body });
  if (answer.status !== 200) throw new Error(`The contract was not sent: ${JSON.stringify(answer.json)}`);
  return { documentId, request: requestIn(answer), people: [signee, person] as const };
}
async function emailOf({ accountId }: Caller): Promise<string> {
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{ email: string }>`select email from account where id = ${accountId}`.execute(tx),
  );
  return rows[0]?.email ?? '';
}
const stateOf = async (admin: Caller, documentId: string) => documentOf(await admin.call(getDocument, { query: { documentId } })).state;

describe('an employment contract', () => {
  test('is sent, signed by both, comes to the profile of the employee, and is annulled by both', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const employee = await company.person('employee', { firstName: 'Ola', lastName: 'Hansen' });
    const { documentId, request, people } = await sentContract(company, employee);
    expect([await stateOf(admin, documentId), request.documentId, request.location, request.locationName]).toEqual([
      3,
      documentId,
      'profile',
      'Ola Hansen',
    ]);
    for (const { email } of people) {
      const signer = await signerOf(server, email);
      await signer.read();
      expect((await signer.sign()).status).toBe(200);
    }
    expect((await seenBy(admin, request.signingRequestId)).isSealing).toBe(true);
    await doWork(server, company.companyId);
    const done = await seenBy(admin, request.signingRequestId);
    expect([done.status, done.locationProblem]).toEqual(['Completed', null]);
    expect(await stateOf(admin, documentId)).toBe(5);
    const sealed = await admin.call(getFile, { query: { fileId: done.signedDocument?.fileId } });
    expect(await textOfPdf(sealed.bytes)).toMatch(/\.pdf \([2-9] sider, /);
    const { json } = await admin.call(getCompanyUserFiles, { body: { companyUserId: employee.companyUserId } });
    expect((json['companyUserFiles'] as { fileName: string }[]).map(({ fileName }) => fileName)).toEqual([done.signedDocument?.name]);
    const isAnnulled = async () => documentOf(await admin.call(getDocument, { query: { documentId } })).isAnnulled;
    const before = await isAnnulled();
    const annulling = { signingRequestId: request.signingRequestId, reason: 'Feil', dueDate: null };
    expect((await admin.call(annulSigningRequest, { body: annulling })).codes).toEqual([]);
    for (const { email } of people) {
      const signer = await signerOf(server, email);
      await signer.read();
      expect((await signer.sign()).status).toBe(200);
    }
    await doWork(server, company.companyId);
    expect([before, await isAnnulled()]).toEqual([false, true]);
    const { annulledById: annulmentId } = await seenBy(admin, request.signingRequestId);
    const annulment = await seenBy(admin, annulmentId ?? '');
    const printed = await admin.call(getFile, { query: { fileId: annulment.signedDocument?.fileId } });
    expect(await textOfPdf(printed.bytes)).toContain('.pdf (1 side, ');
  });

  test('is annulled with its addenda: those that are being signed are cancelled', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    await limitCompany(server, company, { employmentContractLimit: 20 });
    const employee = await company.person('employee');
    const signAll = async (people: readonly { email: string }[]) => {
      for (const { email } of people) await signAs(server, email);
      await doWork(server, companyId);
    };
    const { documentId, request, people } = await sentContract(company, employee);
    await signAll(people);
    const { documentId: addendumId } = documentOf(await admin.call(createAddendum, { body: { documentId } }));
    await change(admin, addendumId, { salaryAmount: 655_000, effectiveDate: '2027-03-01' });
    expect((await publish(admin, addendumId)).codes).toEqual([]);
    const body = { documentId: addendumId, recipients: [somebody(), somebody()], isInOrder: true, signingMethod: 'link', dueDate: null };
    const addendum = requestIn(await admin.call(createSigningRequest, { body }));
    const annulling = { signingRequestId: request.signingRequestId, reason: 'Feil', dueDate: null };
    expect((await admin.call(annulSigningRequest, { body: annulling })).codes).toEqual([]);
    await signAll(people);
    expect(documentOf(await admin.call(getDocument, { query: { documentId } })).isAnnulled).toBe(true);
    expect(await seenBy(admin, addendum.signingRequestId)).toMatchObject({
      status: 'Canceled',
      reason: 'Arbeidsavtalen som tillegget hører til, er annullert.',
    });
    const told = (await server.mails()).filter(({ text }) => text.includes('Arbeidsavtalen som tillegget hører til, er annullert.'));
    // Of the two who were to sign, in turn, only the first was invited; who asked for both learns of it too.
    expect(told.map(({ to }) => to).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [addendum.recipients[0]?.email ?? '', await emailOf(admin)].toSorted((a, b) => a.localeCompare(b)),
    );
    expect(await stateOf(admin, addendumId)).toBe(4);
    expect((await publish(admin, addendumId)).codes).toEqual(['documents.Annulled']);
  });

  test('comes to the profile of a person who was created while it was being signed', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const { documentId, request, people } = await sentContract(company);
    expect(request.location).toBeNull();
    const { companyUserId } = documentOf(await admin.call(finishDocument, { body: { documentId } }));
    for (const { email } of people) {
      const signer = await signerOf(server, email);
      await signer.read();
      expect((await signer.sign()).status).toBe(200);
    }
    await doWork(server, companyId);
    const done = await seenBy(admin, request.signingRequestId);
    expect([done.status, done.location, done.locationName, done.locationProblem]).toEqual(['Completed', 'profile', 'Ola Nordmann', null]);
    const { json } = await admin.call(getCompanyUserFiles, { body: { companyUserId } });
    expect((json['companyUserFiles'] as { fileName: string }[]).map(({ fileName }) => fileName)).toEqual([done.signedDocument?.name]);
  });

  test('is looked at as what is theirs whose contract it is, so that their takeout and erasure find it', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const { companyUserId } = await company.person('employee');
    const { documentId } = await publishedDocument(admin, { companyUserId });
    // Signed by others only, so that nothing else tells whose it is.
    const body = { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: null };
    const { document, signingRequestId } = requestIn(await admin.call(createSigningRequest, { body }));
    const asked = { params: { fileName: 'x.pdf' }, query: { fileId: document?.fileId } };
    expect((await admin.call(getFile, asked)).status).toBe(200);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select detail.company_user_id as "companyUserId" from audit_log line join audit_detail detail on detail.company_id = line.company_id
        and detail.audit_id = line.id where line.company_id = ${companyId} and line.entity_id = ${signingRequestId}
        and detail.after ? 'looked'`.execute(tx),
    );
    expect(rows).toEqual([{ companyUserId }]);
  });

  test('becomes a draft again when it is cancelled by it, and can be sent anew', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const { documentId, request } = await sentContract(company);
    const again = await admin.call(createSigningRequest, {
      body: { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: null },
    });
    expect(again.codes).toEqual(['documents.NotEditable']);
    const answer = await admin.call(cancelSigningRequestAndUpdateDocumentStatus, { body: { documentId, reason: 'Feil lønn' } });
    expect([requestIn(answer).signingRequestId, requestIn(answer).status]).toEqual([request.signingRequestId, 'Canceled']);
    expect(await stateOf(admin, documentId)).toBe(4);
    const unknown = await admin.call(cancelSigningRequestAndUpdateDocumentStatus, { body: { documentId, reason: 'Feil lønn' } });
    expect(unknown.status).toBe(404);
  });

  test('becomes a draft when somebody refuses', async () => {
    const company = await server.newCompany();
    const { documentId, people } = await sentContract(company);
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    expect((await signer.reject()).status).toBe(200);
    expect(await stateOf(company.admin, documentId)).toBe(4);
  });

  test('becomes a draft when it is not signed in time, and its request does not come back', async () => {
    const company = await server.newCompany();
    const { documentId, request, people } = await sentContract(company, undefined, { dueDate: '2026-11-21' });
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    expect((await signer.sign()).codes).toEqual([]);
    server.clock.set('2026-11-22T09:00:00Z');
    const admin = await company.person('systemadmin');
    await server.services.registers.of(jobKinds).get('signing.expire')?.run(server.services, {});
    expect(await stateOf(admin, documentId)).toBe(4);
    // No mail promises what the contract does not allow.
    expect((await signer.call(requestNewLink)).status).toBe(200);
    const told = (await server.mails()).filter(({ text }) => /Forleng fristen|forleng fristen/.test(text));
    expect(told.filter(({ text }) => text.includes(String(request.name)))).toEqual([]);
    const body = { signingRequestId: request.signingRequestId, extendedDueDate: '2026-12-24' };
    expect((await admin.call(extendSignatureDueDate, { body })).codes).toEqual(['signing.ContractReopened']);
    expect((await seenBy(admin, request.signingRequestId)).permissions.extend).toBe(false);
    // Who signed in time waits for nothing.
    expect(await signer.see()).toMatchObject({ state: 'signed', mayBeExtended: false });
    server.clock.set('2026-11-21T09:00:00Z');
  });

  test('is sent as it was seen, and not as another has published it since', async () => {
    const { admin } = await server.newCompany();
    const { documentId, version } = await publishedDocument(admin);
    const body = { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: null };
    const stale = await admin.call(createSigningRequest, { body: { ...body, documentVersion: version + 1 } });
    expect([stale.status, stale.codes, await stateOf(admin, documentId)]).toEqual([409, ['common.Conflict'], 2]);
    expect((await admin.call(createSigningRequest, { body: { ...body, documentVersion: version } })).status).toBe(200);
  });

  test('is not in the takeout of who sent it, nor are the addresses of the others for who only signs', async () => {
    const company = await server.newCompany();
    const [hr, ola] = [await company.person('hradmin'), await company.person('employee')];
    const { documentId } = await publishedDocument(hr, { companyUserId: ola.companyUserId });
    const boss = somebody({ phoneCountryCode: '+47', phone: '91234568' });
    const recipients = [somebody({ companyUserId: ola.companyUserId }), boss];
    const sent = await hr.call(createSigningRequest, { body: { documentId, recipients, signingMethod: 'link', dueDate: null } });
    const { signingRequestId } = requestIn(sent);
    const filesOf = ({ companyUserId }: Caller) =>
      server.database.forCompany(company.companyId, (unit) =>
        readTakeoutFiles(unit, { companyUserId: companyUserId ?? '', after: undefined, limit: 10 }),
      );
    expect([(await filesOf(hr)).length, (await filesOf(ola)).length]).toEqual([0, 1]);
    const reached = async (who: Caller) => {
      const { recipients: people, events } = await seenBy(who, signingRequestId);
      return [people[1]?.email, people[1]?.phone, events.some(({ facts }) => facts['email'] === boss.email)];
    };
    expect(await reached(hr)).toEqual([boss.email, '+47 91234568', true]);
    expect(await reached(ola)).toEqual(['', '', false]);
  });

  test('goes to no other place than the profile of its person', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const [ola, kari] = [await company.person('employee'), await company.person('employee')];
    const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    const send = (place: object) =>
      admin.call(createSigningRequest, {
        body: { documentId, recipients: [somebody({})], signingMethod: 'link', dueDate: null, ...place },
      });
    for (const place of [{ location: 'company' }, { location: 'profile', locationId: kari.companyUserId }])
      expect((await send(place)).fields).toEqual({ location: 'select' });
    expect((await send({ location: 'profile', locationId: ola.companyUserId })).codes).toEqual([]);
  });

  test('is sent by those who make contracts only', async () => {
    const company = await server.newCompany();
    const { documentId } = await publishedDocument(company.admin);
    const office = await company.person('officeadmin');
    const body = { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: null };
    expect((await office.call(createSigningRequest, { body })).codes).toEqual(['common.Forbidden']);
  });

  test.each([
    ['are off', sql`features_off = '{employeeContract}'`, 'common.FeatureMissing'],
    ['are not in the subscription', sql`subscription_features = '{contracts}'`, 'common.SubscriptionMissing'],
  ])('is not sent while employment contracts %s', async (_case, setting, code) => {
    const { admin, companyId } = await server.newCompany();
    const { documentId } = await publishedDocument(admin);
    await server.database.forCompany(companyId, ({ tx }) => sql`update company set ${setting} where company_id = ${companyId}`.execute(tx));
    const body = { documentId, recipients: [somebody()], signingMethod: 'link', dueDate: null };
    const refused = await admin.call(createSigningRequest, { body });
    expect([refused.status, refused.codes]).toEqual([403, [code]]);
  });

  test('is kept by nobody for having signed it who does not make contracts', async () => {
    const company = await server.newCompany();
    const office = await company.person('officeadmin');
    const { documentId } = await publishedDocument(company.admin);
    const body = {
      documentId,
      recipients: [somebody({ companyUserId: office.companyUserId })],
      signingMethod: 'link',
      dueDate: '2026-12-24',
    };
    const { signingRequestId } = requestIn(await company.admin.call(createSigningRequest, { body }));
    const { recipients, permissions } = await seenBy(office, signingRequestId);
    const { sign: _sign, ...keeping } = permissions;
    expect([recipients.length, [...new Set(Object.values(keeping))]]).toEqual([1, [false]]);
    const cancelled = await office.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil lønn' } });
    expect([cancelled.status, cancelled.codes]).toEqual([403, ['common.Forbidden']]);
    expect((await seenBy(await company.person('hradmin'), signingRequestId)).permissions.cancel).toBe(true);
  });
});
