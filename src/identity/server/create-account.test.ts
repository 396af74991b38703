import { expect, test } from 'vitest';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';
import { identityAdmin } from './admin.ts';

const { database } = await testDatabase();
const identity = await startIdentity(database);

const person = { givenName: 'Åse', familyName: 'Ødegård', email: 'ase@example.no', password: 'fire grønne epler' };

async function signUp(fields: Record<string, string>, wish: Record<string, string> = { prompt: 'create' }) {
  const app = await relyingParty(identity);
  const page = await app.begin(wish);
  return { app, page, answer: await app.browser.fillIn(page, fields) };
}

test('creates an account whose address is not proved yet and goes on to the app', async () => {
  const { app, page, answer } = await signUp(person);
  expect(page.text).toContain('<h1>Create account</h1>');
  expect(page.text, 'the browser says what is too short').toMatch(/id="password"[^>]* minlength="12"/);
  expect(page.text).toContain('data-strength="password"');
  const { claims, profile } = await app.redeem(answer);
  expect(profile).toMatchObject({ email: 'ase@example.no', email_verified: false, given_name: 'Åse', family_name: 'Ødegård' });
  const verified = await database.transaction((unit) => identityAdmin.markEmailVerified(unit, claims.sub));
  expect(verified).toBe(true);
  const later = await relyingParty(identity);
  const end = await later.browser.fillIn(await later.begin(), { email: 'ASE@example.no', password: person.password });
  expect((await later.redeem(end)).profile.email_verified).toBe(true);
});

test('answers the same when the address is taken, tells its owner how to sign in, and opens nothing', async () => {
  const owner = await identity.addUser({ email: 'Owner@example.no', language: 'en' });
  const free = await signUp({ ...person, email: 'free@example.no' });
  const mails = identity.mails.length;
  const taken = await signUp({ ...person, email: 'owner@example.no' });
  const shape = (address: string) => [...new URL(address).searchParams.keys()].join();
  expect(taken.answer.status).toBe(free.answer.status);
  expect(shape(taken.answer.address)).toBe(shape(free.answer.address));

  const { claims, profile } = await taken.app.redeem(taken.answer);
  expect(claims.sub).not.toBe(owner);
  expect(profile).toMatchObject({ email: 'owner@example.no', email_verified: false });
  expect(identity.mails.slice(mails)).toMatchObject([{ to: 'Owner@example.no', subject: 'You already have an account' }]);

  await database.transaction(async (unit) => {
    expect(await identityAdmin.mayVerifyEmail(unit, claims.sub)).toBe(false);
    expect(await identityAdmin.markEmailVerified(unit, claims.sub)).toBe(false);
  });
  const app = await relyingParty(identity);
  const page = await app.begin();
  expect((await app.browser.fillIn(page, { email: 'owner@example.no', password: person.password })).status).toBe(401);
  expect((await app.redeem(await app.browser.fillIn(page, { email: 'owner@example.no', password: testPassword }))).claims.sub).toBe(owner);
});

test('an address whose domain has other letters stays as it was typed', async () => {
  const { app, page, answer } = await signUp({ ...person, email: 'eva@blåbær.example' });
  expect(page.text).not.toContain('type="email"');
  expect((await app.redeem(answer)).claims['email']).toBe('eva@blåbær.example');
});

test('two sign-ups with one address at the same moment make one account', async () => {
  const both = await Promise.all([1, 2].map(() => signUp({ ...person, email: 'race@example.no' })));
  const subjects = await Promise.all(both.map(async ({ app, answer }) => (await app.redeem(answer)).claims.sub));
  const real = await database.transaction((unit) => Promise.all(subjects.map((subject) => identityAdmin.mayVerifyEmail(unit, subject))));
  expect(real.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
});

test('keeps the address of an invitation whatever the form says', async () => {
  const { app, page, answer } = await signUp(
    { ...person, email: 'someone.else@example.no' },
    { prompt: 'create', login_hint: 'invited@example.no' },
  );
  expect(page.text).toMatch(/value="invited@example.no"[^>]* readonly/);
  expect(page.text).toContain('The invitation was sent to this address.');
  expect((await app.redeem(answer)).profile.email).toBe('invited@example.no');
});

test('an address that is not proved may be changed; to a taken one it becomes nobody’s', async () => {
  await identity.addUser({ email: 'busy@example.no' });
  const { app, answer } = await signUp({ ...person, email: 'mistyped@example.no' });
  const { sub } = (await app.redeem(answer)).claims;
  await database.transaction(async (unit) => {
    expect(await identityAdmin.changeUnverifiedEmail(unit, sub, 'right@example.no')).toBe(true);
    expect(await identityAdmin.mayVerifyEmail(unit, sub)).toBe(true);
    expect(await identityAdmin.changeUnverifiedEmail(unit, sub, 'BUSY@example.no')).toBe(true);
    expect(await identityAdmin.mayVerifyEmail(unit, sub)).toBe(false);
  });
});

test.for([
  ['a missing first name', { givenName: ' ' }, 'givenName', 'Fill in this field'],
  ['a first name that is too long', { givenName: 'å'.repeat(51) }, 'givenName', 'Write at most 50 characters'],
  ['a missing last name', { familyName: '' }, 'familyName', 'Fill in this field'],
  ['an address without a domain', { email: 'ase@example' }, 'email', 'Write an e-mail address'],
  ['a short password', { password: 'elleve tegn' }, 'password', 'Write at least 12 characters'],
  ['a common password', { password: 'qwerty123456' }, 'password', 'Many people use this password'],
  ['a password with the name', { password: 'Ødegård2026!!' }, 'password', 'cannot contain your name'],
] as const)('refuses %s beside its field, and keeps what was typed', async ([, wrong, field, text]) => {
  const { answer } = await signUp({ ...person, email: 'kept@example.no', ...wrong });
  expect(answer.status).toBe(400);
  const error = new RegExp(`id="${field}-error">([^<]+)<`).exec(answer.text)?.[1];
  expect(error).toContain(text);
  expect(answer.text).toMatch(new RegExp(`name="${field}"[^>]*aria-invalid="true" aria-describedby="${field}-error[^>]*autofocus`));
  if (!('email' in wrong)) expect(answer.text).toContain('value="kept@example.no"');
  expect(answer.text).not.toContain(person.password);
});
