import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/server/id.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import { getInvitation, getRecipientFile, rejectDocument, requestNewLink } from '../../contract/endpoints-recipient.ts';
import { dayFrom, mailedSecret, sentRequest } from '../../testing/sent-request.ts';
import { browserWith, signerOf } from '../../testing/signer.ts';
import { readEvents } from '../store-events.ts';
import { replaceSecrets } from './secret.ts';

const server = await testServer();

// A new window of tries for each test.
beforeEach(() => server.clock.advance(3_600_000));

describe('an invitation', () => {
  test('is shown to who has its link, and marked as read once', async () => {
    const company = await server.newCompany('Fjord og Fjell AS');
    const { people, requestId, documentId } = await sentRequest(server, company, { dueDate: dayFrom(server, 7), attachments: ['Lønn'] });
    const signer = await signerOf(server, people[0].email);
    const invitation = await signer.see();
    expect(invitation).toMatchObject({
      signingRequestId: requestId,
      state: 'open',
      name: 'Arbeidsavtale',
      companyName: 'Fjord og Fjell AS',
      requestedBy: 'Kari Nordmann',
      dueDate: dayFrom(server, 7),
      isConfirmed: true,
      document: { fileId: documentId, name: 'avtale.pdf' },
      recipient: { status: 'Read_Invitation', maskedEmail: `${people[0].email[0]}•••@example.no` },
    });
    expect(invitation.attachments.map(({ name }) => name)).toEqual(['vedlegg 1.txt']);
    await signer.see();
    expect(await eventsOf(company.companyId, requestId)).toEqual(['invited', 'notified', 'readInvitation']);
  });

  test('tells nobody anything without the right link, and all alike', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const secret = await mailedSecret(server, people[0].email);
    const answers = await Promise.all(
      ['x', `${secret}x`, secret.slice(1), ''].map(async (wrong) => {
        const { status, json } = await server.nobody.call(getInvitation, { query: { secret: wrong || 'y' } });
        return { status, codes: json['errorCodes'] };
      }),
    );
    for (const answer of answers) expect(answer).toEqual({ status: 404, codes: { common: ['NotFound'] } });
  });

  test('opens for a session of the same address, and not for another one', async () => {
    const company = await server.newCompany();
    const email = `${newId()}@example.no`;
    const { requestId } = await sentRequest(server, company, { people: [{ email }] });
    const [owner, other] = [await server.stranger({ email }), await server.stranger()];
    expect((await owner.call(getInvitation, { query: { signingRequestId: requestId } })).status).toBe(200);
    expect((await other.call(getInvitation, { query: { signingRequestId: requestId } })).status).toBe(404);
    expect((await server.nobody.call(getInvitation, { query: { signingRequestId: requestId } })).status).toBe(401);
    const view = await owner.call(getInvitation, { query: { signingRequestId: requestId } }, { 'x-view-as': newId() });
    expect(view.codes).toEqual(['common.ReadOnly']);
  });

  test('waits for those before, whose turn it is', async () => {
    const company = await server.newCompany();
    const emails = [`${newId()}@example.no`, `${newId()}@example.no`];
    await sentRequest(server, company, { isInOrder: true, people: emails.map((email) => ({ email })) });
    expect((await (await signerOf(server, emails[0] ?? '')).see()).state).toBe('open');
    await expect(signerOf(server, emails[1] ?? '')).rejects.toThrow('Nobody mailed');
  });
});

describe('the files', () => {
  test('of a request open by its link, and whoever reads the document has opened it', async () => {
    const company = await server.newCompany();
    const { people, attachmentIds, requestId } = await sentRequest(server, company, { attachments: ['Lønn: 500 000'] });
    const signer = await signerOf(server, people[0].email);
    const { headers, bytes } = await signer.read();
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const attachment = await signer.call(getRecipientFile, { params: { fileName: 'x' }, query: { fileId: attachmentIds[0] } });
    expect(attachment.bytes.toString()).toBe('Lønn: 500 000');
    expect((await signer.see()).recipient.status).toBe('Opened');
    await signer.read();
    expect(await eventsOf(company.companyId, requestId)).toEqual(['invited', 'notified', 'readInvitation', 'opened']);
    expect((await logLines(company.admin)).map(({ sentence }) => sentence)).toContain('En av undertegnerne åpnet «Arbeidsavtale»');
  });

  test('that are fetched in parts by a link are opened once', async () => {
    const company = await server.newCompany();
    const { people, documentId } = await sentRequest(server, company, { people: [{}, {}] });
    const opened = async () => (await logLines(company.admin)).filter(({ action }) => action === 'signing.getRecipientFile').length;
    const partOf = async (email: string, range: string) => {
      const query = { secret: await mailedSecret(server, email), fileId: documentId };
      // Looks within ten minutes are one line in any case.
      server.clock.advance(11 * 60_000);
      const { status } = await server.nobody.call(getRecipientFile, { params: { fileName: 'x' }, query }, { range });
      return [status, await opened()];
    };
    const [status, lines = 0] = await partOf(people[0].email, 'bytes=0-9');
    expect(status).toBe(206);
    expect(await partOf(people[0].email, 'bytes=10-19')).toEqual([206, lines]);
    expect(await partOf(people[0].email, 'bytes=20-')).toEqual([206, lines]);
    expect(await partOf(people[1]?.email ?? '', 'bytes=10-')).toEqual([206, lines + 1]);
  });

  test('of another request do not', async () => {
    const company = await server.newCompany();
    const [one, other] = [await sentRequest(server, company), await sentRequest(server, company)];
    const signer = await signerOf(server, one.people[0].email);
    const foreign = await signer.call(getRecipientFile, { params: { fileName: 'x' }, query: { fileId: other.documentId } });
    expect([foreign.status, foreign.codes]).toEqual([404, ['common.NotFound']]);
  });
});

describe('refusing', () => {
  test('ends the request for everybody, and tells why', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company, { people: [{ name: 'Kari Nordmann' }, { name: 'Ola Hansen' }] });
    const [kari, ola] = await Promise.all(people.map(({ email }) => signerOf(server, email)));
    await kari?.see();
    const { json } = (await kari?.reject('Lønnen stemmer ikke')) ?? {};
    expect(json?.['invitation']).toMatchObject({ state: 'rejected', document: null });
    expect(await ola?.see()).toMatchObject({ state: 'rejectedByOther', reason: 'Lønnen stemmer ikke', document: null });
    const told = (await server.mails()).filter(({ text }) => text.includes('Lønnen stemmer ikke')).map(({ to }) => to);
    expect(new Set(told)).toEqual(new Set([people[1]?.email, await emailOf(company.admin.accountId ?? '')]));
    const again = await ola?.reject();
    expect([again?.status, again?.codes]).toEqual([409, ['signing.NotOpen']]);
  });

  test('needs a reason of at most 500 characters', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.see();
    for (const reason of ['', '  ', 'x'.repeat(501)]) expect((await signer.call(rejectDocument, { body: { reason } })).status).toBe(400);
    expect((await signer.reject('x'.repeat(500))).status).toBe(200);
  });

  test('is possible on a page that was opened before they were invited anew', async () => {
    const company = await server.newCompany();
    const { people, requestId } = await sentRequest(server, company);
    expect((await (await signerOf(server, people[0].email)).reject()).status).toBe(200);
    expect(await eventsOf(company.companyId, requestId)).toEqual(['invited', 'notified', 'readInvitation', 'rejected']);
  });

  test('happens once when two browsers do it at the same moment', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.see();
    const answers = await Promise.all([signer.reject('a'), signer.reject('b')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('a link that was replaced', () => {
  test('opens nothing, and still asks for a new one', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company, { people: [{ name: 'Ola Hansen' }] });
    const signer = await signerOf(server, people[0].email);
    await server.database.forCompany(company.companyId, (own) => replaceSecrets(own, [people[0].recipientId], server.clock.now()));
    expect((await signer.call(getInvitation)).status).toBe(404);
    expect((await signer.call(requestNewLink)).status).toBe(200);
    const [mail] = await server.mails();
    expect(mail).toMatchObject({ to: await emailOf(company.admin.accountId ?? '') });
    expect(mail?.text).toContain('Ola Hansen');
  });

  test('asks at most three times a day', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await signer.call(requestNewLink)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await browserWith(server, { secret: 'unknown', email: '' }).call(requestNewLink)).status).toBe(404);
  });
});

async function eventsOf(companyId: number, requestId: string): Promise<string[]> {
  return server.database.forCompany(companyId, async (company) => (await readEvents(company, requestId)).map(({ kind }) => kind));
}

async function emailOf(accountId: string): Promise<string> {
  const { rows } = await server.database.transaction(({ tx }) =>
    sql<{ email: string }>`select email from account where id = ${accountId}`.execute(tx),
  );
  return rows[0]?.email ?? '';
}
