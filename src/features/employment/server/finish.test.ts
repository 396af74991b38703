import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { getCompanyUserFiles } from '#features/files/contract/endpoints-people.ts';
import { getCompanyUser } from '#features/people/contract/endpoints.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import { publishDocument, reopenDocument, setPerson } from '../contract/endpoints-life.ts';
import { updateDocument } from '../contract/endpoints.ts';
import { change, open, sign } from '../testing/calls.ts';
import { begunDocument, documentOf, filledDocument, publishedDocument, scan } from '../testing/given.ts';

const server = await testServer();
const finish = (caller: Caller, documentId: string, more: object = {}) => caller.call(finishDocument, { body: { documentId, ...more } });
const choose = (caller: Caller, documentId: string, baseData: object) => caller.call(updateDocument, { body: { documentId, baseData } });
const stepsOf = (answer: { json: Record<string, unknown> }) =>
  documentOf(answer).finishing.map(({ step, isDone, code }) => (isDone ? step : `${step} ${String(code)}`));
const personOf = async (caller: Caller, companyUserEncrId: string | null) =>
  (await caller.call(getCompanyUser, { query: { companyUserEncrId } })).json['companyUser'] as Record<string, unknown>;

async function countOf({ companyId }: TestCompany) {
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql<{
      people: number;
      invitations: number;
    }>`select (select count(*)::integer from company_user where company_id = ${companyId}) as people,
      (select count(*)::integer from invitation where company_id = ${companyId}) as invitations`.execute(tx),
  );
  return rows[0];
}

describe('finishing a contract', () => {
  test('publishes it, creates the person from it and invites them, once', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const { documentId, version } = await filledDocument(admin);
    const done = await finish(admin, documentId, { version });
    const document = documentOf(done);
    expect([done.status, document.state, stepsOf(done), done.json['claimsStandard']]).toEqual([
      200,
      2,
      ['createPerson', 'invitePerson'],
      true,
    ]);
    expect(await personOf(admin, document.companyUserId)).toMatchObject({
      firstName: 'Ola',
      lastName: 'Nordmann',
      emailAddress: 'ola@example.com',
      mobilePhoneNumber: '41234567',
      position: 'Butikkmedarbeider',
      positionType: 'permanent',
      startDate: '2027-01-04',
      trialPeriodEndDate: '2027-07-03',
      salaryAmount: '612500.00',
      salaryInterval: 'yearly',
      salaryCurrency: 'NOK',
      role: 'employee',
      isActive: true,
    });
    const again = await finish(admin, documentId, { version });
    expect([again.status, documentOf(again).version, again.json['findings'], again.json['claimsStandard']]).toEqual([
      200,
      document.version,
      [],
      null,
    ]);
    expect(await countOf(company)).toEqual({ people: 2, invitations: 1 });
    expect((await server.mails()).filter(({ to }) => to === 'ola@example.com')).toHaveLength(1);
  });

  test('without a choice only publishes, and what was published before is finished as well', async () => {
    const company = await server.newCompany();
    const { documentId } = await filledDocument(company.admin);
    await choose(company.admin, documentId, { createUser: false, inviteUser: false });
    const done = await finish(company.admin, documentId);
    expect([done.status, documentOf(done).state, stepsOf(done)]).toEqual([200, 2, []]);
    const other = await filledDocument(company.admin);
    await company.admin.call(publishDocument, { body: { documentId: other.documentId } });
    expect(stepsOf(await finish(company.admin, other.documentId))).toEqual(['createPerson', 'invitePerson']);
  });

  test('creates whoever is to be invited, though creating was not chosen', async () => {
    const company = await server.newCompany();
    const { documentId } = await filledDocument(company.admin);
    await choose(company.admin, documentId, { createUser: false });
    expect(stepsOf(await finish(company.admin, documentId))).toEqual(['createPerson', 'invitePerson']);
  });

  test('without a seat publishes all the same; the rest is done when there is one', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await limitCompany(server, company, { userLimit: 1 });
    const { documentId, version } = await filledDocument(admin);
    const first = await finish(admin, documentId, { version });
    expect([first.status, first.codes, documentOf(first).state, stepsOf(first)]).toEqual([
      207,
      ['people.UserLimitReached', 'documents.NoPerson'],
      2,
      ['createPerson people.UserLimitReached', 'invitePerson documents.NoPerson'],
    ]);
    expect(await countOf(company)).toEqual({ people: 1, invitations: 0 });
    const second = await finish(admin, documentId, { version });
    expect([second.status, documentOf(second).version]).toEqual([207, documentOf(first).version]);
    await limitCompany(server, company, { userLimit: 2 });
    const third = await finish(admin, documentId, { version });
    expect([third.status, stepsOf(third), documentOf(third).publishedOn]).toEqual([
      200,
      ['createPerson', 'invitePerson'],
      documentOf(first).publishedOn,
    ]);
  });

  test('without an e-mail address the person is created and not invited', async () => {
    const company = await server.newCompany();
    const { documentId } = await filledDocument(company.admin);
    await change(company.admin, documentId, { email: null });
    const answer = await finish(company.admin, documentId);
    expect([answer.status, stepsOf(answer)]).toEqual([207, ['createPerson', 'invitePerson common.BadRequest']]);
    expect(documentOf(answer).finishing[1]?.fields).toEqual(['emailAddress']);
  });

  test('an e-mail that somebody has is said; the contract can then be theirs, and the step falls away', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    const kari = await person('employee');
    const email = (await personOf(admin, kari.companyUserId ?? ''))['emailAddress'] as string;
    const { documentId } = await filledDocument(admin);
    await change(admin, documentId, { email });
    const refused = await finish(admin, documentId);
    expect([refused.status, stepsOf(refused)]).toEqual([
      207,
      ['createPerson people.EmailAlreadyExists', 'invitePerson documents.NoPerson'],
    ]);
    const set = await admin.call(setPerson, { body: { documentId, companyUserId: kari.companyUserId } });
    expect(stepsOf(set)).toEqual(['invitePerson documents.NoPerson']);
    const done = await finish(admin, documentId);
    // Kari has signed in before; there is nobody left to invite.
    expect([done.status, stepsOf(done)]).toEqual([200, ['invitePerson']]);
    expect(await countOf(company)).toEqual({ people: 2, invitations: 0 });
  });

  test('updates the person with what the contract says and leaves what it does not say', async () => {
    const { admin, person } = await server.newCompany();
    const kari = await person('employee');
    const { documentId } = await filledDocument(admin, { companyUserId: kari.companyUserId, templateId: 'temporary' });
    const email = (await personOf(admin, kari.companyUserId ?? ''))['emailAddress'];
    await change(admin, documentId, { email: null, mobileNumber: null });
    await choose(admin, documentId, { updateUser: true });
    expect(stepsOf(await finish(admin, documentId))).toEqual(['updatePerson']);
    const seen = await personOf(admin, kari.companyUserId ?? '');
    expect(seen).toMatchObject({ position: 'Butikkmedarbeider', positionType: 'temporary', endDate: '2028-01-31', emailAddress: email });
    await admin.call(reopenDocument, { body: { documentId } });
    await change(admin, documentId, { position: 'Lagersjef' });
    expect(stepsOf(await finish(admin, documentId))).toEqual(['updatePerson']);
    expect(await personOf(admin, kari.companyUserId ?? '')).toMatchObject({ position: 'Lagersjef' });
  });

  test('takes the end of a temporary position away when the person becomes permanent', async () => {
    const { admin, person } = await server.newCompany();
    const { companyUserId = '' } = await person('employee');
    const ends: unknown[] = [];
    for (const templateId of ['temporary', 'permanent']) {
      const { documentId } = await filledDocument(admin, { companyUserId, templateId });
      await choose(admin, documentId, { updateUser: true });
      expect(stepsOf(await finish(admin, documentId))).toEqual(['updatePerson']);
      ends.push((await personOf(admin, companyUserId))['endDate']);
    }
    expect(ends).toEqual(['2028-01-31', null]);
  });

  test('updates the person with nothing that own words have replaced', async () => {
    const { admin, person } = await server.newCompany();
    const { companyUserId = '' } = await person('employee');
    const { documentId, content } = await filledDocument(admin, { companyUserId });
    const elements = content?.elements.map(({ key, active }) => {
      const words = { probationaryPeriod: 'Det er ikke avtalt prøvetid.', salary: 'Lønnen følger tariffavtalen.' }[key];
      return { key, active, ...(words !== undefined && { text: [{ kind: 'paragraph' as const, runs: [{ text: words }] }] }) };
    });
    const baseData = { updateUser: true, legalWarningAcknowledged: true };
    expect((await admin.call(updateDocument, { body: { documentId, baseData, elements } })).status).toBe(200);
    expect(stepsOf(await finish(admin, documentId))).toEqual(['updatePerson']);
    expect(await personOf(admin, companyUserId)).toMatchObject({ startDate: '2027-01-04', trialPeriodEndDate: null, salaryAmount: null });
  });

  test('of another version than the caller saw is refused, and publishes nothing', async () => {
    const { admin } = await server.newCompany();
    const { documentId, version } = await filledDocument(admin);
    await change(admin, documentId, { salaryAmount: 1 });
    const answer = await finish(admin, documentId, { version });
    expect([answer.status, answer.codes, documentOf(await open(admin, documentId)).state]).toEqual([409, ['common.Conflict'], 1]);
  });

  test('after it was signed, the copy comes to the profile of whom it creates', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const { documentId } = await publishedDocument(admin);
    expect((await sign(admin, documentId)).status).toBe(200);
    const { companyUserId } = documentOf(await finish(admin, documentId));
    const { json } = await admin.call(getCompanyUserFiles, { body: { companyUserId } });
    expect((json['companyUserFiles'] as { fileName: string }[]).map(({ fileName }) => fileName)).toEqual([scan.name]);
  });

  test('edited and finished again, nobody is created or invited twice', async () => {
    const company = await server.newCompany();
    const { documentId } = await filledDocument(company.admin);
    await finish(company.admin, documentId);
    await company.admin.call(reopenDocument, { body: { documentId } });
    const again = await finish(company.admin, documentId);
    expect([again.status, stepsOf(again)]).toEqual([200, ['createPerson', 'invitePerson']]);
    expect(await countOf(company)).toEqual({ people: 2, invitations: 1 });
  });

  test('asked for twice at once, happens once', async () => {
    const company = await server.newCompany();
    const { documentId } = await filledDocument(company.admin);
    const answers = await Promise.all([finish(company.admin, documentId), finish(company.admin, documentId)]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await countOf(company)).toEqual({ people: 2, invitations: 1 });
  });

  test('cut off in the middle, has done nothing, and everything when it is sent again', async () => {
    const company = await server.newCompany();
    const { documentId, version } = await filledDocument(company.admin);
    const cutOff = vi.spyOn(server.services, 'queueMails').mockRejectedValueOnce(new Error('the process has died'));
    expect((await finish(company.admin, documentId, { version })).status).toBe(500);
    expect([cutOff.mock.calls.length, await countOf(company)]).toEqual([1, { people: 1, invitations: 0 }]);
    const done = await finish(company.admin, documentId, { version });
    expect([done.status, stepsOf(done), await countOf(company)]).toEqual([
      200,
      ['createPerson', 'invitePerson'],
      { people: 2, invitations: 1 },
    ]);
  });

  test('is refused as a whole while the law stands against it', async () => {
    const company = await server.newCompany();
    const { documentId } = await begunDocument(company.admin);
    expect((await finish(company.admin, documentId)).codes).toEqual(['documents.NotLawful']);
    expect(await countOf(company)).toEqual({ people: 1, invitations: 0 });
  });

  test('what people refuse to hold is named by field', async () => {
    const company = await server.newCompany();
    const { documentId } = await filledDocument(company.admin);
    await change(company.admin, documentId, { countryCode: '+47', mobileNumber: '123456789012' });
    const answer = await finish(company.admin, documentId);
    expect([answer.status, documentOf(answer).finishing[0]]).toEqual([
      207,
      { step: 'createPerson', isDone: false, code: 'common.BadRequest', fields: ['mobilePhoneNumber'] },
    ]);
  });

  test('the log tells each of the things that were done', async () => {
    const { admin, companyId } = await server.newCompany();
    const { documentId } = await filledDocument(admin);
    await finish(admin, documentId);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql<{ entity: string }>`select entity from audit_log where company_id = ${companyId} and action = 'employment.finishDocument'
        order by entity`.execute(tx),
    );
    expect(rows.map(({ entity }) => entity)).toEqual(['companyUser', 'employmentContract', 'invitation']);
  });
});
