import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { testDatabase } from '#kernel/testing/database.ts';
import { relyingParty, startIdentity, testPassword } from '../testing/identity.ts';
import type { RelyingParty } from '../testing/identity.ts';
import { identityAdmin } from './admin.ts';

const { database } = await testDatabase();
const identity = await startIdentity(database);
const { clock, publicUrl } = identity;

const codeOf = (secret: string) => generate({ secret, epoch: clock.now().getTime() / 1000 });
const nextStep = () => clock.advance(30_000);

/** Signs in, and enables the second factor on the account page; returns its secret and the recovery codes. */
async function turnOn(app: RelyingParty, email: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { browser } = app;
  const signIn = await browser.visit(`${publicUrl}/identity/account/set-up`);
  const setUp = signIn.text.includes('name="password"') ? await browser.fillIn(signIn, { email, password: testPassword }) : signIn;
  const secret = (/<code class="key">([^<]+)</.exec(setUp.text)?.[1] ?? '').replaceAll(' ', '');
  const codes = await browser.fillIn(setUp, { code: await codeOf(secret) });
  const recoveryCodes = [...codes.text.matchAll(/<li><code>([^<]+)</g)].map(([, code]) => code ?? '');
  const done = await browser.fillIn(codes, { kept: 'yes' });
  expect(done.text).toMatch(/Two-step sign-in is on|Totrinnspålogging er på/);
  return { secret, recoveryCodes };
}

async function passwordStep(app: RelyingParty, email: string) {
  return app.browser.fillIn(await app.begin(), { email, password: testPassword });
}

test('who has the password and guesses codes keeps nobody out of the browser in which they have passed the second step', async () => {
  const email = 'besieged@example.no';
  await identity.addUser({ email });
  const [setUp, own, thief] = [await relyingParty(identity), await relyingParty(identity), await relyingParty(identity)];
  const { secret } = await turnOn(setUp, email);
  const signIn = async (app: RelyingParty) => {
    nextStep();
    const step = await app.browser.fillIn(await app.begin({ prompt: 'login' }), { email, password: testPassword });
    return app.browser.fillIn(step, { code: await codeOf(secret) });
  };
  await own.redeem(await signIn(own));
  const stolen = await passwordStep(thief, email);
  for (let tries = 0; tries < 8; tries += 1) await thief.browser.fillIn(stolen, { code: '000000' });
  expect((await thief.browser.fillIn(stolen, { code: await codeOf(secret) })).status).toBe(429);
  for (const app of [own, setUp]) expect((await app.redeem(await signIn(app))).claims).toMatchObject({ acr: 'urn:samspill:mfa' });
});

test('a wrong first code, or codes that are not kept, leave two-step sign-in off', async () => {
  const subject = await identity.addUser({ email: 'undecided@example.no' });
  const { browser } = await relyingParty(identity);
  const signIn = await browser.visit(`${publicUrl}/identity/account/set-up?language=en`);
  const setUp = await browser.fillIn(signIn, { email: 'undecided@example.no', password: testPassword });
  expect(setUp.text).toContain('<svg');
  const wrong = await browser.fillIn(setUp, { code: '000000' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('id="code-error"');
  const secret = (/<code class="key">([^<]+)</.exec(wrong.text)?.[1] ?? '').replaceAll(' ', '');
  const codes = await browser.fillIn(wrong, { code: await codeOf(secret) });
  expect([...codes.text.matchAll(/<li><code>/g)]).toHaveLength(10);
  const notKept = await browser.fillIn(codes, {});
  expect(notKept.text).toContain('id="kept-error"');
  expect(await database.transaction((unit) => identityAdmin.mfaEnabled(unit, subject))).toBe(false);
});

test('asks for the code of the app, once each, and tells the app of two steps', async () => {
  await identity.addUser({ email: 'totp@example.no' });
  const app = await relyingParty(identity);
  const { secret } = await turnOn(app, 'totp@example.no');

  const other = await relyingParty(identity);
  const step = await passwordStep(other, 'totp@example.no');
  expect(step.text).toContain('autocomplete="one-time-code"');
  expect(step.text, 'only who has no app any more needs it').not.toMatch(/Lost both|mistet begge/);
  const used = await other.browser.fillIn(step, { code: await codeOf(secret) });
  expect(used.status, 'the code that turned it on').toBe(401);
  nextStep();
  const code = await codeOf(secret);
  const { claims } = await other.redeem(await other.browser.fillIn(used, { code }));
  expect(claims).toMatchObject({ acr: 'urn:samspill:mfa', amr: ['pwd', 'otp', 'mfa'] });

  const third = await relyingParty(identity);
  const replay = await third.browser.fillIn(await passwordStep(third, 'totp@example.no'), { code });
  expect(replay.status).toBe(401);
  expect(replay.text).toContain('Wrong code, or one already used');
});

test('accepts a code one step early or late, and none further away', async () => {
  await identity.addUser({ email: 'drift@example.no' });
  const { secret } = await turnOn(await relyingParty(identity), 'drift@example.no');
  clock.advance(120_000);
  const codeAt = (seconds: number) => generate({ secret, epoch: clock.now().getTime() / 1000 + seconds });
  const app = await relyingParty(identity);
  const page = await passwordStep(app, 'drift@example.no');
  expect((await app.browser.fillIn(page, { code: await codeAt(-61) })).status).toBe(401);
  expect((await app.browser.fillIn(page, { code: await codeAt(61) })).status).toBe(401);
  expect((await app.browser.fillIn(page, { code: await codeAt(-30) })).address).toContain('/callback?code=');
});

test('takes eight codes in ten minutes, and then not even the right one', async () => {
  await identity.addUser({ email: 'guessed@example.no' });
  const { secret } = await turnOn(await relyingParty(identity), 'guessed@example.no');
  clock.advance(10 * 60_000 + 1000);
  const app = await relyingParty(identity);
  const page = await passwordStep(app, 'guessed@example.no');
  const enter = async (code: string) => (await app.browser.fillIn(page, { code })).status;
  for (let tries = 0; tries < 8; tries += 1) expect(await enter('000000')).toBe(401);
  expect(await enter(await codeOf(secret))).toBe(429);
  clock.advance(10 * 60_000 + 1000);
  expect(await enter(await codeOf(secret))).toBe(303);
});

test('lets a recovery code in once, says how many are left, and mails the person', async () => {
  await identity.addUser({ email: 'recovery@example.no', language: 'en' });
  const { recoveryCodes } = await turnOn(await relyingParty(identity), 'recovery@example.no');
  const [code = ''] = recoveryCodes;

  const app = await relyingParty(identity);
  const step = await passwordStep(app, 'recovery@example.no');
  const page = await app.browser.visit(`${step.address}?method=recovery`);
  expect(page.text).toContain('You have 10 recovery codes left');
  const end = await app.browser.fillIn(page, { recovery: ` ${code.replace('-', ' ').toUpperCase()} ` });
  expect((await app.redeem(end)).claims['acr']).toBe('urn:samspill:mfa');
  expect(identity.mails.at(-1)).toMatchObject({ to: 'recovery@example.no', subject: 'A recovery code was used' });

  const again = await relyingParty(identity);
  const second = await again.browser.visit(`${(await passwordStep(again, 'recovery@example.no')).address}?method=recovery`);
  expect(second.text).toContain('You have 9 recovery codes left');
  expect(second.text).toContain('Lost both?');
  expect((await again.browser.fillIn(second, { recovery: code })).status).toBe(401);
});

test('makes someone who has no second step set one up when the app asks for it', async () => {
  await identity.addUser({ email: 'required@example.no' });
  const app = await relyingParty(identity);
  const { claims: before } = await app.redeem(await passwordStep(app, 'required@example.no'));
  expect(before['acr']).toBe('urn:samspill:pwd');
  expect((await app.begin({ prompt: 'none', acr_values: 'urn:samspill:mfa' })).address).toContain('error=login_required');

  const page = await app.begin({ acr_values: 'urn:samspill:mfa' });
  expect(page.text, 'a browser left open is not enough').toContain('name="password"');
  const setUp = await app.browser.fillIn(page, { email: 'required@example.no', password: testPassword });
  expect(setUp.text).toContain('Your company requires two-step sign-in');
  const secret = (/<code class="key">([^<]+)</.exec(setUp.text)?.[1] ?? '').replaceAll(' ', '');
  const codes = await app.browser.fillIn(setUp, { code: await codeOf(secret) });
  const { claims } = await app.redeem(await app.browser.fillIn(codes, { kept: 'yes' }));
  expect(claims['acr']).toBe('urn:samspill:mfa');
  expect((await app.redeem(await app.begin({ acr_values: 'urn:samspill:mfa' }))).claims['acr'], 'not asked twice').toBe('urn:samspill:mfa');
});

test('sets no second step up in a browser that was left open, whatever address it goes to', async () => {
  await identity.addUser({ email: 'left-open@example.no' });
  const app = await relyingParty(identity);
  await app.redeem(await passwordStep(app, 'left-open@example.no'));
  const asked = await app.begin({ acr_values: 'urn:samspill:mfa' });
  const step = await app.browser.visit(`${asked.address.split('?')[0]}/second-step`);
  expect(step.text).toContain('name="password"');
  expect(step.text).not.toContain('class="key"');
});

test('asks a session from before for the second step only', async () => {
  await identity.addUser({ email: 'raised@example.no' });
  const old = await relyingParty(identity);
  await old.redeem(await passwordStep(old, 'raised@example.no'));
  const { secret } = await turnOn(await relyingParty(identity), 'raised@example.no');
  nextStep();
  const page = await old.begin();
  expect(page.text).not.toContain('name="password"');
  const { claims } = await old.redeem(await old.browser.fillIn(page, { code: await codeOf(secret) }));
  expect(claims['acr']).toBe('urn:samspill:mfa');
});

test('is turned off by the person or by an administrator, and the next sign-in takes one step', async () => {
  const subject = await identity.addUser({ email: 'off@example.no', language: 'en' });
  const app = await relyingParty(identity, { 'accept-language': 'en' });
  const enabled = () => database.transaction((unit) => identityAdmin.mfaEnabled(unit, subject));
  await turnOn(app, 'off@example.no');
  expect(await enabled()).toBe(true);
  await app.browser.fillIn(await app.browser.visit(`${publicUrl}/identity/account/turn-off`), {});
  expect(await enabled()).toBe(false);
  expect(identity.mails.at(-1)?.subject).toBe('Two-step sign-in is off');

  await turnOn(app, 'off@example.no');
  expect(await database.transaction((unit) => identityAdmin.resetMfa(unit, subject))).toBe(true);
  expect(await database.transaction((unit) => identityAdmin.resetMfa(unit, subject))).toBe(false);
  const next = await relyingParty(identity);
  expect((await passwordStep(next, 'off@example.no')).address).toContain('/callback?code=');
});

test('new recovery codes replace the old ones only when they are kept', async () => {
  await identity.addUser({ email: 'renew@example.no' });
  const app = await relyingParty(identity);
  const { recoveryCodes } = await turnOn(app, 'renew@example.no');
  const question = await app.browser.visit(`${publicUrl}/identity/account/recovery-codes`);
  const fresh = await app.browser.fillIn(question, {});
  const use = async (code: string) => {
    const other = await relyingParty(identity);
    const page = await other.browser.visit(`${(await passwordStep(other, 'renew@example.no')).address}?method=recovery`);
    return (await other.browser.fillIn(page, { recovery: code })).status;
  };
  expect(await use(recoveryCodes[0] ?? '')).toBe(303);
  await app.browser.fillIn(fresh, { kept: 'yes' });
  expect(await use(recoveryCodes[1] ?? '')).toBe(401);
  expect(await use(/<li><code>([^<]+)</.exec(fresh.text)?.[1] ?? '')).toBe(303);
});
