import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobKinds } from '#kernel/server/jobs.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { getInvitation, rejectDocument } from '../contract/endpoints-recipient.ts';
import {
  cancelSigningRequest,
  deleteSigningRequest,
  extendSignatureDueDate,
  sendSigningReminderMail,
  updateSigningRecipientInvitationEmail,
} from '../contract/endpoints-life.ts';
import { getSigningOptions } from '../contract/endpoints.ts';
import { document, listed, requestIn, seenBy, sent, somebody, uploaded } from '../testing/requests.ts';
import { mailedSecret } from '../testing/sent-request.ts';
import { signerOf } from '../testing/signer.ts';

const server = await testServer();
const later = '2027-01-15';
beforeEach(() => server.clock.set('2026-11-21T09:00:00Z'));

async function runJob(name: string): Promise<void> {
  await server.services.registers.of(jobKinds).get(name)?.run(server.services, {});
}
const mailsTo = async (email: string) => (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

/** Two people in order, the second of whom has not been asked yet. */
async function inOrder({ admin }: TestCompany) {
  const [first, second] = [somebody({ name: 'Anne Li' }), somebody({ name: 'Bo Moe' })];
  const request = await sent(server, admin, { recipients: [first, second], isInOrder: true });
  return { request, first, second };
}

describe('a reminder', () => {
  test('goes to those whose turn it is, with a link of its own, at most once an hour', async () => {
    const company = await server.newCompany();
    const { request, first, second } = await inOrder(company);
    const { signingRequestId } = request;
    const remind = (more: object = {}) => company.admin.call(sendSigningReminderMail, { body: { signingRequestId, ...more } });
    const early = await remind();
    expect([early.status, early.codes]).toEqual([429, ['signing.RemindedRecently']]);
    server.clock.advance(3_600_000);
    const formerSecret = await mailedSecret(server, first.email);
    const answer = await remind();
    expect([answer.json['reminded'], requestIn(answer).recipients.map(({ status }) => status)]).toEqual([1, ['Notified', 'Created']]);
    expect(await mailsTo(first.email)).toEqual(['Påminnelse: signer «Samarbeidsavtale»', expect.stringContaining('ber deg signere')]);
    expect(await mailsTo(second.email)).toEqual([]);
    // Both links hold.
    for (const secret of [formerSecret, await mailedSecret(server, first.email)]) {
      expect((await server.nobody.call(getInvitation, { query: { secret } })).status).toBe(200);
    }
    expect((await remind()).codes).toEqual(['signing.RemindedRecently']);
    server.clock.advance(3_599_000);
    expect((await remind()).status).toBe(429);
    server.clock.advance(1000);
    expect((await remind({ recipientId: request.recipients[1]?.recipientId })).codes).toEqual(['signing.NobodyToRemind']);
    expect((await remind({ recipientId: request.recipients[0]?.recipientId })).status).toBe(200);
  });
});

test('of reminders at the same moment one is sent', async () => {
  const company = await server.newCompany();
  const { request, first } = await inOrder(company);
  const body = { signingRequestId: request.signingRequestId };
  server.clock.advance(3_600_000);
  const answers = await Promise.all(Array.from({ length: 6 }, () => company.admin.call(sendSigningReminderMail, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await mailsTo(first.email)).toHaveLength(2);
});

describe('an address', () => {
  test('is corrected: the link to the old one stops, and a new one is sent', async () => {
    const company = await server.newCompany();
    const { request, first, second } = await inOrder(company);
    const { signingRequestId } = request;
    const [one, two] = request.recipients;
    const secret = await mailedSecret(server, first.email);
    const change = (recipientId: string | undefined, email: string) =>
      company.admin.call(updateSigningRecipientInvitationEmail, { body: { signingRequestId, recipientId, email } });
    const email = somebody().email;
    const changed = requestIn(await change(one?.recipientId, email));
    expect(changed.recipients[0]).toMatchObject({ email, status: 'Notified' });
    expect((await server.nobody.call(getInvitation, { query: { secret } })).status).toBe(404);
    expect((await (await signerOf(server, email)).see()).state).toBe('open');
    // Whoever is not asked yet gets none.
    const other = somebody().email;
    expect(requestIn(await change(two?.recipientId, other)).recipients[1]).toMatchObject({ email: other, status: 'Created' });
    expect(await mailsTo(other)).toEqual([]);
    expect((await change(two?.recipientId, email.toUpperCase())).codes).toEqual(['signing.SamePerson']);
    expect((await change(crypto.randomUUID(), second.email)).status).toBe(404);
    expect((await change(two?.recipientId, 'x')).fields).toEqual({ email: 'email' });
  });
});

describe('a request that is cancelled', () => {
  test('tells those who were invited why, and gives its signature back before anybody opened it', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const { request, first, second } = await inOrder(company);
    const { signingRequestId } = request;
    const cancel = (reason?: string) => admin.call(cancelSigningRequest, { body: { signingRequestId, reason } });
    expect((await cancel()).fields).toEqual({ reason: 'required' });
    const cancelled = requestIn(await cancel('Feil vedlegg'));
    expect(cancelled).toMatchObject({ status: 'Canceled', reason: 'Feil vedlegg', permissions: { cancel: false, delete: true } });
    expect(cancelled.recipients.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled']);
    expect((await mailsTo(first.email))[0]).toBe('Signeringen av «Samarbeidsavtale» er avbrutt');
    expect(await mailsTo(second.email)).toEqual([]);
    expect((await admin.call(getSigningOptions)).json['limit']).toEqual({ used: 0, limit: null });
    expect((await (await signerOf(server, first.email)).see()).state).toBe('cancelled');
    const again = await cancel('En gang til');
    expect([again.status, again.codes, again.json['details']]).toEqual([409, ['signing.NotPossible'], { status: 'Canceled' }]);
    expect([await listed(admin), (await listed(admin, {}, { ended: true })).length]).toEqual([[], 1]);
  });

  test('keeps its signature once somebody opened the document', async () => {
    const company = await server.newCompany();
    const { request, first } = await inOrder(company);
    const signer = await signerOf(server, first.email);
    expect((await signer.read()).status).toBe(200);
    const { signingRequestId } = request;
    await company.admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil' } });
    expect((await company.admin.call(getSigningOptions)).json['limit']).toEqual({ used: 1, limit: null });
  });
});

test('one refusal ends it for everybody, and the requester is told why', async () => {
  const company = await server.newCompany();
  const { request, first, second } = await inOrder(company);
  const requesterMail = (await server.mails()).length;
  const signer = await signerOf(server, first.email);
  await signer.read();
  expect((await signer.call(rejectDocument, { body: { reason: 'Lønnen stemmer ikke' } })).status).toBe(200);
  const rejected = await seenBy(company.admin, request.signingRequestId);
  expect(rejected).toMatchObject({ status: 'Rejected', reason: 'Lønnen stemmer ikke' });
  expect(rejected.recipients.map(({ status, rejectReason }) => [status, rejectReason])).toEqual([
    ['Rejected', 'Lønnen stemmer ikke'],
    ['Cancelled', null],
  ]);
  expect(rejected.events.map(({ kind }) => kind)).toContain('rejected');
  const mails = await server.mails();
  expect(mails.length).toBe(requesterMail + 1);
  expect(mails.filter(({ text }) => text.includes('Anne Li vil ikke signere «Samarbeidsavtale»'))).toHaveLength(1);
  expect(await mailsTo(second.email)).toEqual([]);
});

describe('the due date', () => {
  test('ends with its day in the company’s time zone, and the request with it', async () => {
    const company = await server.newCompany();
    const recipients = [somebody()];
    const { signingRequestId } = await sent(server, company.admin, { recipients, dueDate: '2026-11-21' });
    server.clock.set('2026-11-21T22:59:00Z');
    // Sessions have ended by then.
    const evening = await company.person('hradmin');
    await runJob('signing.expire');
    expect((await seenBy(evening, signingRequestId)).status).toBe('InProgress');
    server.clock.set('2026-11-21T23:01:00Z');
    await runJob('signing.expire');
    const expired = await seenBy(evening, signingRequestId);
    expect([expired.status, expired.recipients[0]?.status]).toEqual(['Expired', 'Expired']);
    expect((await mailsTo(recipients[0]?.email ?? ''))[0]).toBe('Fristen for «Samarbeidsavtale» er ute');
    await runJob('signing.expire');
    expect((await seenBy(evening, signingRequestId)).events.filter(({ kind }) => kind === 'expired')).toHaveLength(1);
  });

  test('is moved later only, and brings an expired request back with a new link', async () => {
    const company = await server.newCompany();
    const person = somebody();
    const { signingRequestId } = await sent(server, company.admin, { recipients: [person], dueDate: '2026-12-24' });
    const extend = (extendedDueDate: string, who = company.admin) =>
      who.call(extendSignatureDueDate, { body: { signingRequestId, extendedDueDate } });
    expect((await extend('2026-12-24')).codes).toEqual(['signing.NotLater']);
    const moved = requestIn(await extend('2026-12-25'));
    expect([moved.dueDate, moved.extendedDueDate, moved.status]).toEqual(['2026-12-24', '2026-12-25', 'InProgress']);
    server.clock.set('2026-12-26T10:00:00Z');
    const admin = await company.person('systemadmin');
    await runJob('signing.expire');
    expect((await extend('2026-12-25', admin)).codes).toEqual(['signing.NotLater']);
    const before = (await mailsTo(person.email)).length;
    const alive = requestIn(await extend(later, admin));
    expect([alive.status, alive.endedDate, alive.recipients[0]?.status]).toEqual(['InProgress', null, 'Notified']);
    expect(await mailsTo(person.email)).toHaveLength(before + 1);
    expect((await (await signerOf(server, person.email)).see()).state).toBe('open');
  });
});

test('a request whose file or name has spaces around is deleted by the name that is seen', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const fileId = await uploaded(admin, document('Avtale .pdf'));
  const { signingRequestId, name } = await sent(server, admin, { name: undefined, signingRequestFileId: fileId });
  expect(name).toBe('Avtale');
  await server.database.forCompany(company.companyId, ({ tx }) =>
    sql`update signing_request set name = 'Avtale ' where id = ${signingRequestId}::uuid`.execute(tx),
  );
  await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil' } });
  expect((await admin.call(deleteSigningRequest, { body: { signingRequestId, name: 'Avtale ' } })).codes).toEqual([]);
});

test('a request that has ended is deleted by its typed name, with its links; the quota stays used', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { request, first } = await inOrder(company);
  const { signingRequestId } = request;
  const remove = (name: string) => admin.call(deleteSigningRequest, { body: { signingRequestId, name } });
  expect((await remove('Samarbeidsavtale')).codes).toEqual(['signing.NotPossible']);
  const signer = await signerOf(server, first.email);
  await signer.read();
  await admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'Feil' } });
  expect((await remove('samarbeidsavtale')).codes).toEqual(['signing.WrongName']);
  expect((await remove('Samarbeidsavtale')).status).toBe(200);
  expect((await server.nobody.call(getInvitation, { query: { secret: signer.secret } })).status).toBe(404);
  expect((await admin.call(getSigningOptions)).json['limit']).toEqual({ used: 1, limit: null });
  const rows = await server.database.forCompany(company.companyId, async ({ tx }) =>
    sql`select from signing_event where company_id = ${company.companyId}`.execute(tx),
  );
  expect(rows.rows).toHaveLength(0);
});

test('who read an older version is refused and shown the present one, whatever they do with the request', async () => {
  const { admin } = await server.newCompany();
  const { signingRequestId, version, recipients } = await sent(server, admin, { dueDate: '2026-12-01' });
  const extended = await admin.call(extendSignatureDueDate, { body: { signingRequestId, version, extendedDueDate: later } });
  const old = { signingRequestId, version };
  const recipientId = recipients[0]?.recipientId ?? '';
  const answers = await Promise.all([
    admin.call(extendSignatureDueDate, { body: { ...old, extendedDueDate: '2027-02-01' } }),
    admin.call(updateSigningRecipientInvitationEmail, { body: { ...old, recipientId, email: 'ny@example.no' } }),
    admin.call(sendSigningReminderMail, { body: old }),
    admin.call(cancelSigningRequest, { body: { ...old, reason: 'Feil fil' } }),
    admin.call(deleteSigningRequest, { body: { ...old, name: 'Samarbeidsavtale' } }),
  ]);
  const present = { signingRequest: expect.objectContaining({ version: requestIn(extended).version, extendedDueDate: later }) };
  expect(answers.map(({ status, codes, json }) => [status, codes, json['details']])).toEqual(
    answers.map(() => [409, ['common.Conflict'], present]),
  );
});
