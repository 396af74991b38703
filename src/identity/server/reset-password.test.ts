import { afterAll, expect, test, vi } from 'vitest';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';
import { identityAdmin } from './admin.ts';
import type { SessionsToEnd } from './identity-context.ts';
import { updateSecret } from './store-second-factor.ts';

const ended: SessionsToEnd[] = [];
const { database } = await testDatabase();
const identity = await startIdentity(database, { endAppSessions: async (_unit, whose) => void ended.push(whose) });
const { clock, mails, publicUrl } = identity;
const fresh = 'blåbær i september';

// The provider uses the machine's clock, the product its own; both are moved.
function later(minutes: number): void {
  clock.advance(minutes * 60_000);
  vi.setSystemTime(Date.now() + minutes * 60_000);
}
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
afterAll(() => vi.useRealTimers());

async function askForLink(email: string) {
  const { browser } = await relyingParty(identity);
  return browser.fillIn(await browser.visit(`${publicUrl}/en-gb/forgot-password`), { email });
}

function linkIn(mail: { text: string } | undefined): string {
  return /http\S+reset-password\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function choose(link: string, password: string, repeat = password) {
  const { browser } = await relyingParty(identity);
  const page = await browser.visit(link);
  return page.text.includes('name="repeat"') ? browser.fillIn(page, { password, repeat }) : page;
}

async function signIn(email: string, password: string) {
  const app = await relyingParty(identity);
  return { app, end: await app.browser.fillIn(await app.begin(), { email, password }) };
}

test('a mailed link takes a new password once and ends every session', async () => {
  const subject = await identity.addUser({ email: 'kari@example.no', language: 'en' });
  const { app } = await signIn('kari@example.no', testPassword).then(async (one) => (await one.app.redeem(one.end), one));
  await askForLink('KARI@example.no');
  expect(mails.at(-1)).toMatchObject({ to: 'kari@example.no', subject: 'Choose a new password' });
  const link = linkIn(mails.at(-1));
  expect(link).toContain(`${publicUrl}/en-gb/reset-password?token=`);

  const differs = await choose(link, fresh, 'something else entirely');
  expect(differs.text).toContain('id="repeat-error"');
  const common = await choose(link, '123456789012');
  expect(common.text).toContain('id="password-error"');
  expect((await choose(link, fresh)).text).toContain('Your password is changed');
  expect(ended.at(-1)).toMatchObject({ issuer: `${publicUrl}/identity`, subject, browserToKeep: undefined });
  expect(mails.at(-1)?.subject).toBe('Your password was changed');

  expect((await app.begin()).text, 'the provider’s session is over').toContain('name="password"');
  expect((await choose(link, 'og en gang til takk')).status).toBe(410);
  expect((await signIn('kari@example.no', testPassword)).end.status).toBe(401);
  expect((await signIn('kari@example.no', fresh)).end.address).toContain('/callback?code=');
});

test('answers every request alike, in about the same time', async () => {
  await identity.addUser({ email: 'known@example.no' });
  const timed = async (email: string) => {
    const start = performance.now();
    const { status, text } = await askForLink(email);
    return { milliseconds: performance.now() - start, status, text: text.replaceAll(email, '').replaceAll(/(nonce|value)="[^"]*"/g, '') };
  };
  const known = await timed('known@example.no');
  const count = mails.length;
  const unknown = await timed('nobody@example.no');
  expect(mails).toHaveLength(count);
  expect({ ...known, milliseconds: 0 }).toEqual({ ...unknown, milliseconds: 0 });
  expect(Math.min(known.milliseconds, unknown.milliseconds)).toBeGreaterThan(290);
});

test('a link is over after sixty minutes, and others are when one is used', async () => {
  await identity.addUser({ email: 'late@example.no' });
  await askForLink('late@example.no');
  const first = linkIn(mails.at(-1));
  await askForLink('late@example.no');
  const second = linkIn(mails.at(-1));
  later(59);
  expect((await choose(second, fresh)).status).toBe(200);
  expect((await choose(first, fresh)).status).toBe(410);
  await askForLink('late@example.no');
  later(61);
  expect((await choose(linkIn(mails.at(-1)), fresh)).status).toBe(410);
});

test.each([
  ['goes if the address was never proved: somebody else may have set it up', false, false],
  ['stays if the address was proved', true, true],
])('a second step %s', async (_, emailVerified, stays) => {
  const email = `second-${emailVerified}@example.no`;
  const subject = await identity.addUser({ email, emailVerified });
  await database.transaction((unit) => updateSecret(unit, subject, 'theirs', null));
  await askForLink(email);
  expect((await choose(linkIn(mails.at(-1)), fresh)).status).toBe(200);
  expect(await database.transaction((unit) => identityAdmin.mfaEnabled(unit, subject))).toBe(stays);
});

test('changing it at the account page takes the old one and spares this browser only', async () => {
  await identity.addUser({ email: 'change@example.no' });
  const { app, end } = await signIn('change@example.no', testPassword);
  await app.redeem(end);
  const other = await signIn('change@example.no', testPassword);
  await other.app.redeem(other.end);
  const { browser } = app;
  const page = await browser.visit(`${publicUrl}/identity/account/password?language=en`);
  const wrong = await browser.fillIn(page, { current: 'not it', password: fresh, repeat: fresh });
  expect(wrong.text).toContain('id="current-error"');
  expect((await browser.fillIn(page, { current: testPassword, password: testPassword, repeat: testPassword })).text).toContain(
    'id="password-error"',
  );
  const done = await browser.fillIn(page, { current: testPassword, password: fresh, repeat: fresh });
  expect(done.text).toContain('Your password is changed');
  expect(ended.at(-1)?.browserToKeep).toBe(browser.cookieHeader());
  await app.redeem(await app.begin({ prompt: 'none' }));
  expect((await other.app.begin()).text).toContain('name="password"');
});

test('asks for a fresh sign-in before changes when the last one is more than ten minutes old', async () => {
  await identity.addUser({ email: 'stale@example.no' });
  const { app, end } = await signIn('stale@example.no', testPassword);
  await app.redeem(end);
  const { browser } = app;
  expect((await browser.visit(`${publicUrl}/identity/account/password`)).text).toContain('name="current"');
  later(11);
  expect((await browser.visit(`${publicUrl}/identity/account`)).text).toContain('stale@example.no');
  const asked = await browser.visit(`${publicUrl}/identity/account/password`);
  expect(asked.text).toContain('value="stale@example.no"');
  const back = await browser.fillIn(asked, { email: 'stale@example.no', password: testPassword });
  expect(back.text).toContain('name="current"');
});

test('a session at the provider ends after eight hours without use, and after a day whatever is done', async () => {
  await identity.addUser({ email: 'long@example.no' });
  const { app, end } = await signIn('long@example.no', testPassword);
  await app.redeem(end);
  const isKnown = async () => (await app.begin({ prompt: 'none' })).address.includes('code=');
  for (let hours = 0; hours < 21; hours += 7) {
    later(7 * 60);
    expect(await isKnown(), `after ${hours + 7} hours`).toBe(true);
  }
  later(4 * 60);
  expect(await isKnown()).toBe(false);
  const again = await signIn('long@example.no', testPassword);
  await again.app.redeem(again.end);
  later(8 * 60 + 1);
  expect((await again.app.begin({ prompt: 'none' })).address).toContain('error=login_required');
});
