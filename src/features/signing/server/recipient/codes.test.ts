import { beforeEach, describe, expect, test } from 'vitest';
import { storedSms } from '#kernel/server/sms/outbox.ts';
import { testServer } from '#testing/server.ts';
import { getInvitation, getRecipientFile, sendCode, verifyCode } from '../../contract/endpoints-recipient.ts';
import { sentRequest, type SentRequest } from '../../testing/sent-request.ts';
import { mailedCode, signerOf, type Signer } from '../../testing/signer.ts';

const server = await testServer();
const minute = 60_000;

// A new window of tries for each test.
beforeEach(() => server.clock.advance(60 * minute));

async function asked(
  input: Parameters<typeof sentRequest>[2] = { method: 'emailCode' },
): Promise<SentRequest & { signer: Signer; email: string }> {
  const company = await server.newCompany();
  const request = await sentRequest(server, company, input);
  const { email } = request.people[0];
  return { ...request, email, signer: await signerOf(server, email) };
}

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

describe('before somebody has shown who they are', () => {
  test('the document, its people and its files stay closed', async () => {
    const { signer, documentId } = await asked({ method: 'emailCode', people: [{}, { name: 'Ola Hansen' }], attachments: ['x'] });
    expect(await signer.see()).toMatchObject({ isConfirmed: false, document: null, attachments: [], others: [], consent: null });
    const file = await signer.call(getRecipientFile, { params: { fileName: 'x' }, query: { fileId: documentId } });
    expect([file.status, file.codes]).toEqual([403, ['signing.NotConfirmed']]);
    const refusal = await signer.reject();
    expect([refusal.status, refusal.codes]).toEqual([403, ['signing.NotConfirmed']]);
  });

  test('a code by e-mail opens them in this browser, for an hour', async () => {
    const { signer, email } = await asked();
    const { json } = await signer.confirm();
    expect(json['invitation']).toMatchObject({ isConfirmed: true, document: { name: 'avtale.pdf' } });
    expect((await (await signerOf(server, email)).see()).isConfirmed).toBe(false);
    server.clock.advance(60 * minute - 1);
    expect((await signer.see()).isConfirmed).toBe(true);
    server.clock.advance(1);
    expect((await signer.see()).isConfirmed).toBe(false);
  });

  test('a code by SMS does the same', async () => {
    const { signer } = await asked({ method: 'smsCode', people: [{ phone: '91234578' }] });
    expect((await signer.see()).recipient.maskedPhone).toBe('••• 78');
    await signer.call(sendCode);
    const [sms] = await storedSms(server.services);
    expect(sms?.to).toBe('+4791234578');
    const code = /\d{6}/.exec(sms?.text ?? '')?.[0];
    expect((await signer.call(verifyCode, { body: { code } })).json['invitation']).toMatchObject({ isConfirmed: true });
  });

  test('nobody needs a code where the link is enough', async () => {
    const { signer } = await asked({ method: 'link' });
    expect((await signer.call(sendCode)).codes).toEqual(['signing.NoCodeNeeded']);
  });

  test('a cookie that we did not make is none', async () => {
    const { signer, email } = await asked();
    await signer.call(sendCode);
    const headers = { cookie: 'signer=' };
    const body = { secret: signer.secret, code: await mailedCode(server, email) };
    const answer = await server.nobody.call(verifyCode, { body }, headers);
    expect(String(answer.headers['set-cookie'])).toMatch(/^signer=[\w-]{43};.*HttpOnly/);
    const seen = await server.nobody.call(getInvitation, { query: { secret: signer.secret } }, headers);
    expect(seen.json['invitation']).toMatchObject({ isConfirmed: false });
  });
});

describe('a code', () => {
  test('of somebody else opens nothing', async () => {
    const { signer, people } = await asked({ method: 'emailCode', people: [{}, {}] });
    const other = await signerOf(server, people[1]?.email ?? '');
    await signer.call(sendCode);
    await other.call(sendCode);
    const code = await mailedCode(server, people[1]?.email ?? '');
    expect((await signer.call(verifyCode, { body: { code } })).codes).toEqual(['signing.WrongCode']);
  });

  test('is good once', async () => {
    const { signer, email } = await asked();
    await signer.confirm();
    const again = await signer.call(verifyCode, { body: { code: await mailedCode(server, email) } });
    expect(again.codes).toEqual(['signing.CodeExpired']);
  });

  test('is good for ten minutes', async () => {
    const { signer, email } = await asked();
    await signer.call(sendCode);
    const code = await mailedCode(server, email);
    server.clock.advance(10 * minute);
    expect((await signer.call(verifyCode, { body: { code } })).codes).toEqual(['signing.CodeExpired']);
  });

  test('is not sent twice in a minute', async () => {
    const { signer } = await asked();
    await signer.call(sendCode);
    server.clock.advance(minute - 1000);
    const soon = await signer.call(sendCode);
    expect([soon.status, soon.json['details']]).toEqual([429, { retryAfterSeconds: 1 }]);
    server.clock.advance(1000);
    expect((await signer.call(sendCode)).status).toBe(200);
  });

  test('ends after five wrong tries, and the next one is sent when it would have expired', async () => {
    const { signer, email } = await asked();
    await signer.call(sendCode);
    const code = await mailedCode(server, email);
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push((await signer.call(verifyCode, { body: { code: wrongCode(code) } })).codes[0]);
    expect(answers).toEqual([...Array.from({ length: 4 }, () => 'signing.WrongCode'), 'signing.CodeExpired']);
    expect((await signer.call(verifyCode, { body: { code } })).codes).toEqual(['signing.CodeExpired']);
    server.clock.advance(2 * minute);
    expect((await signer.call(sendCode)).status).toBe(429);
    server.clock.advance(8 * minute);
    expect((await signer.confirm()).status).toBe(200);
  });

  test('is tried at most five times by many at once', async () => {
    const { signer, email } = await asked();
    await signer.call(sendCode);
    const code = await mailedCode(server, email);
    const tries = Array.from({ length: 12 }, () => signer.call(verifyCode, { body: { code: wrongCode(code) } }));
    const wrong = (await Promise.all(tries)).filter(({ codes }) => codes[0] === 'signing.WrongCode');
    expect(wrong).toHaveLength(4);
    expect((await signer.call(verifyCode, { body: { code } })).codes).toEqual(['signing.CodeExpired']);
  });

  test('of six digits is what is asked for', async () => {
    const { signer } = await asked();
    for (const code of ['12345', '1234567', 'abcdef', '']) expect((await signer.call(verifyCode, { body: { code } })).status).toBe(400);
  });
});
