import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestCompany } from '#testing/server.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { deleteSigningRequest, extendSignatureDueDate, updateSigningRecipientInvitationEmail } from '../contract/endpoints-life.ts';
import { annulSigningRequest } from '../contract/endpoints-seal.ts';
import { verifyDocument } from '../contract/endpoints-verify.ts';
import { completedRequest } from '../testing/completed-request.ts';
import { listed, requestIn, seenBy } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';
import { dayFrom } from '../testing/sent-request.ts';
import { doWork } from '#testing/do-work.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { insertProof, readProof } from './seal/store-seal.ts';
import { lockRequest } from './store-requests.ts';

const server = await testServer();

// A new window of tries for each test.
beforeEach(() => server.clock.advance(3_600_000));

const annul = ({ admin }: TestCompany, signingRequestId: string) =>
  admin.call(annulSigningRequest, { body: { signingRequestId, reason: 'Feil', dueDate: null } });
const remove = async ({ admin }: TestCompany, signingRequestId: string) => {
  const { name } = await seenBy(admin, signingRequestId);
  return admin.call(deleteSigningRequest, { body: { signingRequestId, name } });
};
const verified = async (code: string) => (await server.nobody.call(verifyDocument, { body: { code }, files: [] })).json['verification'];

describe('a request that is deleted', () => {
  test('is still known by its code', async () => {
    const company = await server.newCompany();
    const { requestId, code, fingerprint } = await completedRequest(server, company);
    expect((await remove(company, requestId)).codes).toEqual([]);
    expect(await listed(company.admin, {}, { ended: true })).toEqual([]);
    expect(await verified(code)).toMatchObject({ result: 'ours', signers: 1, fingerprint, isAnnulled: false });
  });

  test('is not while its annulment is under way', async () => {
    const company = await server.newCompany();
    const { requestId } = await completedRequest(server, company);
    expect((await annul(company, requestId)).codes).toEqual([]);
    expect((await seenBy(company.admin, requestId)).permissions.delete).toBe(false);
    expect((await remove(company, requestId)).codes).toEqual(['signing.NotPossible']);
  });
});

describe('an annulment that expired', () => {
  async function expiredAnnulment(company: TestCompany) {
    const made = await completedRequest(server, company);
    const dueDate = dayFrom(server, 1);
    const { requestId: signingRequestId } = made;
    const answer = await company.admin.call(annulSigningRequest, { body: { signingRequestId, reason: 'Feil', dueDate } });
    server.clock.advance(3 * 86_400_000);
    await server.services.registers.of(jobKinds).get('signing.expire')?.run(server.services, {});
    const administrator = await company.person('systemadmin');
    return { ...made, annulmentId: requestIn(answer).signingRequestId, company: { ...company, admin: administrator } };
  }
  const extend = ({ admin }: TestCompany, signingRequestId: string) =>
    admin.call(extendSignatureDueDate, { body: { signingRequestId, extendedDueDate: dayFrom(server, 9) } });

  test('is extended, and annuls what it names', async () => {
    const { annulmentId, requestId, company, people } = await expiredAnnulment(await server.newCompany());
    expect((await seenBy(company.admin, annulmentId)).permissions.extend).toBe(true);
    expect((await extend(company, annulmentId)).codes).toEqual([]);
    expect((await remove(company, requestId)).codes).toEqual(['signing.NotPossible']);
    await signAs(server, people[0].email);
    await doWork(server, company.companyId);
    expect((await seenBy(company.admin, requestId)).isAnnulled).toBe(true);
  });

  test('cannot be extended when what it names was deleted, and annuls nothing else', async () => {
    const { annulmentId, requestId, company } = await expiredAnnulment(await server.newCompany());
    expect((await remove(company, requestId)).codes).toEqual([]);
    expect((await seenBy(company.admin, annulmentId)).permissions).toMatchObject({ extend: false, delete: true });
    const refused = await extend(company, annulmentId);
    expect([refused.status, refused.codes]).toEqual([409, ['signing.AnnulledDeleted']]);
  });

  test('cannot be extended once others are asked to annul the same', async () => {
    const { annulmentId, requestId, company } = await expiredAnnulment(await server.newCompany());
    expect((await annul(company, requestId)).codes).toEqual([]);
    expect((await seenBy(company.admin, annulmentId)).permissions.extend).toBe(false);
    const refused = await extend(company, annulmentId);
    expect([refused.status, refused.codes]).toEqual([409, ['signing.AlreadyAnnulled']]);
  });

  test('loses to a deletion at the same moment, or wins over it', async () => {
    const { annulmentId, requestId, company } = await expiredAnnulment(await server.newCompany());
    const [extended, removed] = await Promise.all([extend(company, annulmentId), remove(company, requestId)]);
    expect([extended.status, removed.status].toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});

test('a corrected address is asked to annul, as the first one was', async () => {
  const company = await server.newCompany();
  const { requestId } = await completedRequest(server, company);
  const { signingRequestId, recipients } = requestIn(await annul(company, requestId));
  const first = (await server.mails())[0]?.subject;
  const body = { signingRequestId, recipientId: recipients[0]?.recipientId, email: 'ny@example.no' };
  expect((await company.admin.call(updateSigningRecipientInvitationEmail, { body })).codes).toEqual([]);
  const [mail] = await server.mails();
  expect([mail?.to, mail?.subject]).toEqual(['ny@example.no', first]);
  expect(first).toContain('ber deg annullere');
});

test('nobody is asked to annul with somebody who was erased', async () => {
  const company = await server.newCompany();
  const { requestId, people } = await completedRequest(server, company);
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update signing_recipient set company_user_id = null, phone = null, is_erased = true where id = ${people[0].recipientId}::uuid`.execute(
      tx,
    ),
  );
  expect((await seenBy(company.admin, requestId)).permissions.annul).toBe(false);
  const refused = await annul(company, requestId);
  expect([refused.status, refused.codes]).toEqual([409, ['signing.SignerErased']]);
});

test('neither what was annulled nor its annulment comes into the contract register', async () => {
  const company = await server.newCompany();
  const { requestId, people } = await completedRequest(server, company);
  expect((await seenBy(company.admin, requestId)).permissions.addToRegister).toBe(true);
  const { signingRequestId } = requestIn(await annul(company, requestId));
  await signAs(server, people[0].email);
  await doWork(server, company.companyId);
  const permissions = [await seenBy(company.admin, requestId), await seenBy(company.admin, signingRequestId)].map((one) => one.permissions);
  expect(permissions.map(({ addToRegister }) => addToRegister)).toEqual([false, false]);
});

test('what gets new archive data while its annulment is sealed is annulled as well', async () => {
  const company = await server.newCompany();
  const { requestId, people } = await completedRequest(server, company);
  expect((await annul(company, requestId)).codes).toEqual([]);
  await signAs(server, people[0].email);
  const { sealing } = await server.database.forCompany(company.companyId, async (unit) => {
    await lockRequest(unit, requestId);
    const proof = await readProof(unit, requestId);
    const work = doWork(server, company.companyId);
    await untilWaiting(server.database);
    if (proof) await insertProof(unit, { ...proof, number: 2, sha256: proof.sha256.split('').toReversed().join('') });
    return { sealing: work };
  });
  await sealing;
  const renewed = await server.database.forCompany(company.companyId, (unit) => readProof(unit, requestId));
  expect(renewed).toMatchObject({ number: 2, annulledAt: expect.any(Date) as Date });
});

test('what was annulled stays so when its annulment is deleted, and then itself', async () => {
  const company = await server.newCompany();
  const { requestId, people, code } = await completedRequest(server, company);
  const { json } = await annul(company, requestId);
  const annulmentId = (json['signingRequest'] as { signingRequestId: string }).signingRequestId;
  await signAs(server, people[0].email);
  await doWork(server, company.companyId);
  expect((await remove(company, annulmentId)).codes).toEqual([]);
  expect(await seenBy(company.admin, requestId)).toMatchObject({ isAnnulled: true, permissions: { annul: false, delete: true } });
  expect((await annul(company, requestId)).codes).toEqual(['signing.AlreadyAnnulled']);
  expect((await listed(company.admin, {}, { ended: true }))[0]?.isAnnulled).toBe(true);
  expect((await remove(company, requestId)).codes).toEqual([]);
  expect(await verified(code)).toMatchObject({ result: 'ours', isAnnulled: true });
});
