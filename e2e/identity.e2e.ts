import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInWithPassword } from '#identity/testing/browserless.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';

const password = 'fire grønne epler i kurven';
const next = 'trettiåtte røde ballonger';

const { product, browser } = await startJourney();

const english = { locale: 'en-GB', viewport: { width: 390, height: 844 } };

/** Fills in fields by their labels and submits the form by keyboard. */
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.keyboard.press('Enter');
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${product.address}/no/redirect/signup`);
  await page.getByRole('heading', { name: 'Opprett konto' }).waitFor();
  await fill(page, { Fornavn: 'Åse', Etternavn: 'Ødegård', 'E-post': email, Passord: password });
  await page.waitForURL('**/no/login/verify-email**');
}

/** Waits until the app has the signed-in user, and returns the user. */
async function signedIn(page: Page): Promise<{ email: string; isEmailVerified: boolean }> {
  await page.waitForURL((url) => !/^\/(identity|callback|api)/.test(url.pathname));
  const answer = await page.request.get(`${product.address}/api/users/current-user`);
  expect(answer.status()).toBe(200);
  const { user } = (await answer.json()) as { user: { email: string; isEmailVerified: boolean } };
  return user;
}

const isSignedIn = async (page: Page) => (await page.request.get(`${product.address}/api/users/current-user`)).status() === 200;

async function outbox(page: Page): Promise<string> {
  return (await page.request.get(`${product.address}/outbox`)).text();
}

const verify = (page: Page, data: { code?: string }) =>
  page.request.post(`${product.address}/api/users/verify-email`, { data, headers: { origin: product.address } });

test('signing up, with an address that is free and with one that is taken, looks the same', async () => {
  const first = await visit(browser);
  await signUp(first.page, 'ase@example.no');
  const landed = first.page.url();
  const code = /ase@example\.no[\s\S]*?\b(\d{6})\b/.exec(await outbox(first.page))?.[1] ?? '';
  // The field has the focus, and the refusal stands beside it.
  await first.page.getByLabel('Kode').waitFor();
  await first.page.keyboard.type(code === '000000' ? '111111' : '000000');
  await first.page.keyboard.press('Enter');
  await first.page.getByText('Feil kode.').waitFor();
  expect(await first.page.getByLabel('Kode').getAttribute('aria-invalid')).toBe('true');
  expect(await first.page.getByText('Det gikk ikke').count()).toBe(0);
  await first.page.getByLabel('Kode').fill(code);
  await first.page.keyboard.press('Enter');
  await first.page.waitForURL('**/signup**');
  await first.page.goto(`${product.address}/no/login/verify-email`);
  await first.page.waitForURL('**/signup**');

  const second = await visit(browser);
  await signUp(second.page, 'ASE@example.no');
  expect(second.page.url()).toBe(landed);
  await verify(second.page, {});
  const mails = await outbox(second.page);
  expect(mails).toContain('Du har allerede en konto');
  const codes = [...mails.matchAll(/\b\d{6}\b/g)].map(([found]) => found);
  expect(new Set(codes), 'no other code was mailed').toEqual(new Set([code]));
  expect((await verify(second.page, { code })).status()).toBe(400);
  await second.leave();
  await first.leave();
});

test('a wrong address is changed in a new account that asks for the password alone again', async () => {
  const { page, leave } = await visit(browser);
  await signUp(page, 'feil@example.no');
  await page.getByText(/^Send på nytt om \d+ s$/).waitFor();
  await page.getByRole('button', { name: 'Endre adressen' }).click();
  await page.getByRole('heading', { name: 'Opprett konto' }).waitFor();
  const typed = await Promise.all(['Fornavn', 'Etternavn', 'E-post'].map((label) => page.getByLabel(label, { exact: true }).inputValue()));
  expect(typed).toEqual(['Åse', 'Ødegård', 'feil@example.no']);
  await fill(page, { 'E-post': 'riktig@example.no', Passord: password });
  await page.waitForURL('**/no/login/verify-email**');
  expect((await signedIn(page)).email).toBe('riktig@example.no');
  await leave();
});

test('a changed password ends the app’s other sessions and spares this browser', async () => {
  const [here, there] = [await visit(browser), await visit(browser)];
  for (const { page } of [here, there]) {
    await page.goto(`${product.address}/no/login`);
    await fill(page, { 'E-post': 'ase@example.no', Passord: password });
    await signedIn(page);
  }
  const { page } = here;
  await page.goto(`${product.address}/identity/account`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bytt passord' }).click();
  await fill(page, { 'Nåværende passord': password, 'Nytt passord': next, 'Gjenta det nye passordet': next });
  await page.getByRole('status').filter({ hasText: 'Passordet er endret' }).waitFor();
  expect(await isSignedIn(page)).toBe(true);
  expect(await isSignedIn(there.page)).toBe(false);
  await there.leave();
  await here.leave();
});

test('two-step sign-in is set up, its codes kept, and asked for, on a phone in English', async () => {
  const { page, leave } = await visit(browser, { ...english, permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${product.address}/identity/account/set-up`);
  await fill(page, { 'E-mail': 'ase@example.no', Password: next });
  await page.getByText('Cannot scan it?').click();
  await expectAccessible(page);
  const secret = ((await page.locator('.key').textContent()) ?? '').replaceAll(' ', '');
  await fill(page, { 'Code from the app': await generate({ secret }) });
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.locator('output', { hasText: 'Copied' }).waitFor({ state: 'attached' });
  expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/\w{5}-\w{5}/);
  await page.getByLabel('I have saved them').check();
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await page.getByText('Two-step sign-in is on.').waitFor();
  await leave();

  const later = await visit(browser, english);
  await later.page.goto(`${product.address}/en-gb/login`);
  await fill(later.page, { 'E-mail': 'ase@example.no', Password: next });
  await later.page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();
  await expectAccessible(later.page);
  // The next code, since a code is valid once; it is accepted one step early.
  await fill(later.page, { 'Code from the app': await generate({ secret, epoch: Date.now() / 1000 + 30 }) });
  expect((await signedIn(later.page)).email).toBe('ase@example.no');
  await later.leave();
});

test('every page of signing in works without scripts', async () => {
  const { page, leave } = await visit(browser, { ...english, javaScriptEnabled: false });
  await page.goto(`${product.address}/en-gb/login`);
  await fill(page, { 'E-mail': 'ase@example.no', Password: 'wrong' });
  await page.getByRole('alert').waitFor();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await fill(page, { 'E-mail': 'ase@example.no' });
  await page.getByText('If ase@example.no has an account here').waitFor();
  const [, link = ''] = /href="([^"]*reset-password\?token=[^"]*)"/.exec(await outbox(page)) ?? [];
  await page.goto(link);
  await fill(page, { 'New password': password, 'Repeat the new password': password });
  await page.getByText('You can now sign in with it').waitFor();
  await leave();
});

test('a program signs in without a window', async () => {
  const program = await signInWithPassword(product.address, 'employee@example.no', 'samspill-demo');
  const answer = await program.request(`${product.address}/api/users/current-user`);
  expect(await answer.json()).toMatchObject({ user: { email: 'employee@example.no' } });
});

test('the script of the sign-in pages is small', async () => {
  const { page, leave } = await visit(browser, { ...english, fresh: true });
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') bytes += (await response.request().sizes()).responseBodySize;
  });
  await page.goto(`${product.address}/en-gb/login`, { waitUntil: 'networkidle' });
  // Response sizes are known asynchronously.
  await expect.poll(() => bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(5 * 1024);
  await leave();
});
