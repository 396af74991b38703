import { expect, test } from 'vitest';
import { connectDatabase } from '#kernel/server/database/open.ts';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';

const { database, connection } = await testDatabase();
const identity = await startIdentity(database);

test.each([
  ['is too large', 413, { fields: { email: 'x'.repeat(20_000) } }],
  ['is of another kind', 415, { method: 'POST', headers: { 'content-type': 'text/xml' }, json: {} }],
] as const)('a form that %s is the sender’s fault', async (_, status, sent) => {
  const { browser } = await relyingParty(identity);
  const logged = identity.logged();
  expect((await browser.visit(`${identity.publicUrl}/no/forgot-password`, sent)).status).toBe(status);
  expect(identity.logged()).toBe(logged);
});

test('says on every page and to every client that it may be tried again while the database cannot be reached', async () => {
  const lost = await connectDatabase(connection);
  const alone = await startIdentity(lost);
  const { browser, begin } = await relyingParty(alone);
  const at = (path: string) => `${alone.publicUrl}${path}`;
  const forgot = await browser.visit(at('/no/forgot-password'));
  const signIn = await begin();
  await lost.close();
  const client = {
    grant_type: 'authorization_code',
    code: 'x',
    client_id: 'identity-account',
    redirect_uri: at('/identity/account/return'),
  };
  const answers = [
    await browser.fillIn(forgot, { email: 'kari@example.no' }),
    await browser.fillIn(signIn, { email: 'kari@example.no', password: testPassword }),
    await browser.visit(at('/identity/account')),
    await browser.visit(at('/identity/session/end')),
    await browser.visit(at('/identity/token'), {
      fields: { ...client, code_verifier: 'x'.repeat(43) },
      headers: { accept: 'application/json' },
    }),
  ];
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(answers.map(() => [503, '5']));
  for (const { text } of answers.slice(0, 4)) {
    expect(text).toMatch(/(?:Referanse|Reference): [\w-]+</);
    expect(text).toMatch(/<h1>(?:Prøv igjen om litt|Try again in a moment)<\/h1>/);
  }
});
