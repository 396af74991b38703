import { describe, expect, test } from 'vitest';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';

const { database } = await testDatabase();
const identity = await startIdentity(database);
const person = { givenName: 'Kari', familyName: 'Nordmann', email: 'kari@example.no', password: 'fire grønne epler' };

describe('a text that cannot be stored', () => {
  test.each(['email', 'givenName', 'familyName', 'password'])('is refused as %s of a new account', async (field) => {
    const app = await relyingParty(identity);
    const page = await app.begin({ prompt: 'create' });
    const answer = await app.browser.fillIn(page, { ...person, [field]: `a\0${person[field as keyof typeof person]}` });
    expect([answer.status, answer.text.includes('<h1>Create account</h1>')]).toEqual([400, true]);
  });

  test('is refused where a password is entered or forgotten, and as an address in a link', async () => {
    const app = await relyingParty(identity);
    expect((await app.browser.fillIn(await app.begin(), { email: 'a\0b@example.no', password: testPassword })).status).toBe(400);
    const forgot = await app.browser.visit(`${identity.publicUrl}/no/forgot-password`);
    expect((await app.browser.fillIn(forgot, { email: 'a\0b@example.no' })).status).toBe(400);
    const invited = await relyingParty(identity);
    const page = await invited.begin({ prompt: 'create', login_hint: 'a\0b@example.no' });
    expect((await invited.browser.fillIn(page, { ...person, email: 'free@example.no' })).status).toBe(303);
  });
});
