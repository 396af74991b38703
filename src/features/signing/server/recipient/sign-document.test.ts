import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#kernel/server/id.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { signDocument } from '../../contract/endpoints-recipient.ts';
import type { SignatureInput } from '../../contract/recipient.ts';
import { mailedSecret, sentRequest } from '../../testing/sent-request.ts';
import { browserWith, signerOf } from '../../testing/signer.ts';
import { readRequest } from '../store-requests.ts';
import { consentIn } from './consent.ts';

const server = await testServer();

// A new window of tries for each test.
beforeEach(() => server.clock.advance(3_600_000));

const typed: SignatureInput = { kind: 'typed', name: 'Kari Nordmann' };

async function statusOf({ companyId }: TestCompany, requestId: string) {
  return server.database.forCompany(companyId, async (company) => (await readRequest(company, requestId))?.status);
}

describe('signing', () => {
  test('keeps the sentence word for word with the signature, and the last signature begins the sealing', async () => {
    const company = await server.newCompany();
    const { people, requestId, fingerprint } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    const { consent } = await signer.see();
    const drawn: SignatureInput = {
      kind: 'drawn',
      name: 'Kari Nordmann',
      strokes: [
        [
          [0, 0.5],
          [1, 0.25],
        ],
      ],
      ratio: 3,
    };
    const { status, json } = await signer.call(signDocument, { body: { signature: drawn, consent, fingerprint } });
    expect([status, json['invitation']]).toMatchObject([200, { state: 'signed', isSealing: true, consent: null }]);
    expect(await statusOf(company, requestId)).toBe('Sealing');
    const kept = await server.database.forCompany(company.companyId, async ({ tx }) =>
      sql`select consent_text as text, consent_version as version, consent_language as language, signature_kind as kind, signature_name as name,
        signature_strokes as strokes, signature_ratio as ratio, answered_at as at from signing_recipient where request_id = ${requestId}`.execute(
        tx,
      ),
    );
    expect(kept.rows).toEqual([{ ...consent, language: 'no', ...drawn, at: server.clock.now() }]);
  });

  test('invites who is next, and seals when the last one has signed', async () => {
    const company = await server.newCompany();
    const emails = [`${newId()}@example.no`, `${newId()}@example.no`] as const;
    const { requestId } = await sentRequest(server, company, { isInOrder: true, people: emails.map((email) => ({ email })) });
    const first = await signerOf(server, emails[0]);
    await first.read();
    expect((await first.sign()).json['invitation']).toMatchObject({ state: 'signed', isSealing: false });
    expect(await statusOf(company, requestId)).toBe('InProgress');
    const second = await signerOf(server, emails[1]);
    expect((await second.see()).others).toEqual([{ name: 'Kari Nordmann', status: 'Completed', isBefore: true }]);
    await second.read();
    expect((await second.sign()).json['invitation']).toMatchObject({ isSealing: true });
  });

  test('happens once when two browsers do it at the same moment, and once when it is asked again', async () => {
    const company = await server.newCompany();
    const { people, requestId } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    const answers = await Promise.all([signer.sign(), signer.sign()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const again = await signer.call(signDocument, { body: { signature: typed, consent: consentIn('no') } });
    expect([again.status, again.codes, again.json['details']]).toEqual([409, ['signing.NotOpen'], { state: 'signed' }]);
    const work = await server.database.forCompany(company.companyId, async ({ tx }) =>
      sql`select from work where record_id = ${requestId}`.execute(tx),
    );
    expect(work.rows).toHaveLength(1);
  });

  test('and refusing at the same moment: one of them wins', async () => {
    const company = await server.newCompany();
    const { people, requestId } = await sentRequest(server, company, { people: [{}, {}] });
    const [one, other] = await Promise.all(people.map(({ email }) => signerOf(server, email)));
    await Promise.all([one?.read(), other?.read()]);
    const [signed, refused] = await Promise.all([one?.sign(), other?.reject()]);
    expect(refused?.status).toBe(200);
    expect([200, 409]).toContain(signed?.status);
    expect(await statusOf(company, requestId)).toBe('Rejected');
  });
});

describe('nobody signs', () => {
  test('what they have not opened', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    expect((await signer.sign()).codes).toEqual(['signing.NotRead']);
  });

  test('without having shown who they are', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company, { method: 'emailCode' });
    const signer = await signerOf(server, people[0].email);
    await signer.confirm();
    await signer.read();
    const { consent } = await signer.see();
    const elsewhere = await signerOf(server, people[0].email);
    const answer = await elsewhere.call(signDocument, { body: { signature: typed, consent } });
    expect([answer.status, answer.codes]).toEqual([403, ['signing.NotConfirmed']]);
    expect((await signer.sign()).status).toBe(200);
  });

  test('another sentence than the one that is shown', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    const { consent } = await signer.see();
    for (const wrong of [
      { ...consent, text: 'Jeg samtykker ikke.' },
      { ...consent, version: '0' },
    ])
      expect((await signer.call(signDocument, { body: { signature: typed, consent: wrong } })).codes).toEqual(['signing.ConsentRequired']);
  });

  test('another document than the one they read', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    const { consent } = await signer.see();
    const answer = await signer.call(signDocument, { body: { signature: typed, consent, fingerprint: 'a'.repeat(64) } });
    expect([answer.status, answer.codes]).toEqual([409, ['signing.DocumentChanged']]);
  });

  test('with a name or a drawing that is none', async () => {
    const company = await server.newCompany();
    const { people } = await sentRequest(server, company);
    const signer = await signerOf(server, people[0].email);
    await signer.read();
    const { consent } = await signer.see();
    const drawn = { kind: 'drawn', name: 'Kari', ratio: 3 };
    const wrong = [
      { kind: 'typed', name: '  ' },
      { kind: 'typed', name: 'x'.repeat(101) },
      { ...drawn, strokes: [] },
      { ...drawn, strokes: [[[0, 1.01]]] },
      { ...drawn, strokes: [[[0, 0]]], ratio: 11 },
    ];
    for (const signature of wrong) expect((await signer.call(signDocument, { body: { signature, consent } })).status).toBe(400);
  });

  test('with the link of somebody else', async () => {
    const company = await server.newCompany();
    const { people, requestId } = await sentRequest(server, company, { people: [{}, {}] });
    const kari = await signerOf(server, people[0].email);
    await kari.read();
    await kari.sign();
    const other = await server.database.forCompany(company.companyId, async ({ tx }) =>
      sql<{
        status: string;
      }>`select status from signing_recipient where request_id = ${requestId} and id <> ${people[0].recipientId}`.execute(tx),
    );
    expect(other.rows).toEqual([{ status: 'Notified' }]);
  });
});

test('whoever is signed in opens the request also when their address has letters like æ, ø and å in its domain', async () => {
  const company = await server.newCompany();
  const name = newId();
  const { requestId } = await sentRequest(server, company, { people: [{ email: `${name}@blåbær.no` }] });
  const account = await server.stranger({ email: `${name}@xn--blbr-roah.no` });
  const signer = browserWith(server, { secret: '', email: '', account, requestId });
  expect((await signer.see()).state).toBe('open');
});

test('whoever is signed in signs without the link, and still shows who they are', async () => {
  const company = await server.newCompany();
  const email = `${newId()}@example.no`;
  const { requestId } = await sentRequest(server, company, { method: 'emailCode', people: [{ email }] });
  const account = await server.stranger({ email });
  const signer = browserWith(server, { secret: await mailedSecret(server, email), email, account, requestId });
  expect(await signer.see()).toMatchObject({ state: 'open', isConfirmed: false });
  await signer.confirm();
  await signer.read();
  expect((await signer.sign()).json['invitation']).toMatchObject({ state: 'signed' });
});
