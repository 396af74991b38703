import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signInWithPassword } from '#identity/testing/browserless.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { passSignIn } from './support/sign-in.ts';

const password = 'samspill-demo';

const { product, browser } = await startJourney();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${product.address}/no/my-settings`);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await heading(page, 'Mine innstillinger').waitFor();
}

/** Makes the sign-in an hour old, here and at the provider, because a test cannot wait ten minutes. */
async function makeSignInOld(context: BrowserContext): Promise<void> {
  const client = new pg.Client({ host: join(product.dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' });
  await client.connect();
  await client.query(`update session set authenticated_at = authenticated_at - interval '1 hour'`);
  await client.end();
  await context.clearCookies({ name: 'identity_session' });
}

/** Switches to English in both tabs, and back to Norwegian. */
async function chooseLanguage(page: Page, other: Page): Promise<void> {
  await page.getByLabel('English').click();
  await heading(page, 'My settings').waitFor();
  await heading(other, 'My settings').waitFor();
  await other.waitForURL('**/en-gb/my-settings**');
  const kept = other.waitForResponse(/update-user-language/);
  await other.getByLabel('Norsk').click();
  await heading(page, 'Mine innstillinger').waitFor();
  // The tab is closed next, and the page reloads the user's language.
  await kept;
}

const scheme = (page: Page) => page.evaluate<string>('document.documentElement.dataset.mantineColorScheme');

/** Dark mode stays for the next visit, and applies in the user's other browsers. */
async function chooseAppearance(page: Page): Promise<void> {
  const kept = page.waitForResponse(/update-user-appearance/);
  await page.getByLabel('Mørk').check();
  await expect.poll(() => scheme(page)).toBe('dark');
  await kept;
  // Checked before any script of the app is loaded, so that the first paint already has the right scheme.
  const beforeScripts = heldBack(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'commit' });
  await (
    await beforeScripts
  )(() => page.waitForFunction('document.documentElement.dataset.mantineColorScheme === "dark"'));
  await heading(page, 'Mine innstillinger').waitFor();
  expect(await scheme(page)).toBe('dark');
  const elsewhere = await visit(browser);
  await signIn(elsewhere.page, 'systemadmin@example.no');
  expect(await scheme(elsewhere.page)).toBe('dark');
  await elsewhere.leave();
}

/** Creates a key after signing in again, with the values typed before; returns the key. */
async function makeKey(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'API-nøkler' }).click();
  await button(page, 'Ny API-nøkkel').click();
  await page.getByLabel(/^Navn/).fill('Lønnssystem');
  await page.getByLabel('Ansatte: Lese').check();
  await expectAccessible(page);
  await makeSignInOld(page.context());
  await button(page, 'Opprett nøkkel').click();
  await page.getByLabel('E-post').waitFor();
  await expect.poll(() => scheme(page)).toBe('dark');
  await page.getByLabel('E-post').fill('systemadmin@example.no');
  await page.getByLabel('Passord', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await heading(page, 'Ny API-nøkkel').waitFor();
  await expect.poll(() => page.getByLabel(/^Navn/).inputValue()).toBe('Lønnssystem');
  await expect.poll(() => page.getByLabel('Ansatte: Lese').isChecked()).toBe(true);
  await button(page, 'Opprett nøkkel').click();
  await heading(page, 'Nøkkelen er opprettet').waitFor();
  const key = await page.getByRole('textbox', { name: 'API-nøkkel' }).inputValue();
  await button(page, 'Lukk').last().click();
  await page.getByText('Har du kopiert det?').waitFor();
  await expectAccessible(page);
  await button(page, 'Gå tilbake').click();
  await button(page, 'Kopier nøkkelen').click();
  await button(page, 'Kopiert').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);
  await button(page, 'Lukk').last().click();
  await page.getByText('Aldri brukt').waitFor();
  return key;
}

const asked = async (key: string, path: string): Promise<number> =>
  (await fetch(`${product.address}/api${path}`, { headers: { authorization: `Bearer ${key}` } })).status;

/** Tries a call on the page of the API by the keyboard alone. */
async function tryCall(page: Page, key: string): Promise<void> {
  await page.goto(`${product.address}/api/docs`);
  await page.getByLabel('API-nøkkel').focus();
  await page.keyboard.type(key);
  const entry = page.locator('details', { hasText: '/api/companyusers/get-company-users' }).first();
  await entry.locator('summary').focus();
  await page.keyboard.press('Enter');
  const send = entry.getByRole('button', { name: 'Send', exact: true });
  for (let steps = 0; steps < 10 && !(await send.evaluate((one) => one === document.activeElement)); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await entry.getByRole('status').filter({ hasText: /^200 / }).waitFor();
  expect(await entry.locator('form pre').textContent()).toContain('"companyUsers"');
  await expectAccessible(page);
  const other = page
    .locator('details')
    .filter({ has: page.locator('form input') })
    .first();
  await other.locator('summary').click();
  const typed = other.locator('form input').first();
  await typed.fill('12');
  await page.reload();
  expect(await typed.inputValue()).toBe('12');
  expect(await page.getByLabel('API-nøkkel').inputValue(), 'the key is kept nowhere').toBe('');
  await page.goBack();
  await heading(page, 'Mine innstillinger').waitFor();
}

/** Revokes a key on the company's page after another request has revoked it: the dialog says so and keeps the typed reason. */
async function revokeTooLate(page: Page, first: () => Promise<void>): Promise<void> {
  await page.goto(`${product.address}/no/organisation/settings`);
  await button(page, /^Trekk tilbake Lønnssystem, som /).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Begrunnelse').fill('Ingen bruker den');
  await first();
  await dialog.getByRole('button', { name: 'Trekk tilbake' }).click();
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByLabel('Begrunnelse').inputValue()).toBe('Ingen bruker den');
}

test('language, appearance, an API key after signing in again, and other sessions', async () => {
  const { page, leave } = await visit(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await signIn(page, 'systemadmin@example.no');
  await expectAccessible(page);
  const other = await page.context().newPage();
  other.setDefaultTimeout(60_000);
  await other.goto(`${product.address}/no/my-settings`);
  await heading(other, 'Mine innstillinger').waitFor();
  await chooseLanguage(page, other);
  await other.close();
  await chooseAppearance(page);

  const key = await makeKey(page);
  expect(key).toMatch(/^samspill_/);
  expect(await asked(key, '/companyusers/get-company-users')).toBe(200);
  expect(await asked(key, '/authentication/sessions')).toBe(403);
  await tryCall(page, key);
  const late = await page.context().newPage();
  late.setDefaultTimeout(40_000);
  await revokeTooLate(late, async () => {
    await button(page, 'Trekk tilbake Lønnssystem').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Trekk tilbake' }).click();
    await heading(page, 'Du har ingen API-nøkler').waitFor();
  });
  await late.close();
  expect(await asked(key, '/companyusers/get-company-users')).toBe(401);

  const there = await signInWithPassword(product.address, 'systemadmin@example.no', password);
  await page.getByRole('tab', { name: 'Pålogging og sikkerhet' }).click();
  await page.getByText('Ukjent enhet').first().waitFor();
  await expectAccessible(page);
  await button(page, 'Avslutt alle andre').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt alle andre' }).click();
  await page.getByText('Nå er du bare logget inn her').waitFor();
  expect((await there.request(`${product.address}/api/users/current-user`)).status).toBe(401);
  await leave();
});

// A session of eight hours that warns five seconds after its last use.
const early = '#session=28795';

test('a session renewed or left in one tab is so in the other', async () => {
  const { page, leave } = await visit(browser);
  await signIn(page, 'employee@example.no');
  const other = await page.context().newPage();
  other.setDefaultTimeout(60_000);
  for (const tab of [page, other]) {
    await tab.goto(`${product.address}/no/my-settings${early}`);
    await heading(tab, 'Mine innstillinger').waitFor();
  }
  const warning = (tab: Page) => heading(tab, 'Du logges snart ut');
  await Promise.all([warning(page).waitFor(), warning(other).waitFor()]);
  await expectAccessible(page);
  await button(page, 'Forbli innlogget').click();
  await Promise.all([warning(page).waitFor({ state: 'hidden' }), warning(other).waitFor({ state: 'hidden' })]);

  await warning(other).waitFor();
  // The passive tab is informed by the server first, and still must not show a forced sign-out.
  await other.route('**/api/authentication/logout', async (route) => {
    const response = await route.fetch();
    await Promise.race([page.waitForURL('**/no/logout-redirect**'), pause(10_000)]);
    await route.fulfill({ response });
  });
  await other.getByRole('dialog').getByRole('button', { name: 'Logg ut' }).click();
  await Promise.all([other.waitForURL('**/no/logout-redirect**'), page.waitForURL('**/no/logout-redirect**')]);
  await heading(page, 'Du er logget ut').waitFor();
  await leave();
});

test('a tab with something typed says that another has signed out, and goes on after the next sign-in', async () => {
  const { page, leave } = await visit(browser);
  await signIn(page, 'employee@example.no');
  const other = await page.context().newPage();
  other.setDefaultTimeout(60_000);
  await other.goto(`${product.address}/no`);
  await page.goto(`${product.address}/no/people/details?edit=contact`);
  const address = page.getByLabel('Privat e-post');
  await address.fill('hjemme@example.no');
  await button(other, /^Din meny/).click();
  await other.getByRole('menuitem', { name: 'Logg ut' }).click();
  await page.getByText('Du logget ut i en annen fane.').waitFor();
  await expectAccessible(page);
  await button(page, 'Logg inn på nytt').click();
  await passSignIn(page, 'employee@example.no');
  await page.getByText('Det du hadde skrevet, er her fortsatt').waitFor();
  expect(await address.inputValue()).toBe('hjemme@example.no');
  await leave();
});

test('a session that was ended elsewhere says so, and signing in comes back to the page', async () => {
  const { page, leave } = await visit(browser);
  const isLive = page.waitForEvent('websocket');
  await signIn(page, 'officeadmin@example.no');
  await page.getByRole('tab', { name: 'Pålogging og sikkerhet' }).click();
  await page.waitForURL('**/my-settings?tab=security');
  const there = await signInWithPassword(product.address, 'officeadmin@example.no', password);
  const endOthers = () => there.request(`${product.address}/api/authentication/end-session`, { json: {} });
  await isLive;
  await endOthers();
  // The live connection reports it; no interaction is needed.
  await heading(page, 'Økten er avsluttet').waitFor();
  await page.getByText('Du var her: Mine innstillinger').waitFor();
  await expectAccessible(page);

  const beforeListening = heldBack(page, '**/api/live/negotiate**');
  await button(page, 'Logg inn på nytt').click();
  await heading(page, 'Mine innstillinger').waitFor();
  expect(new URL(page.url()).search).toContain('tab=security');
  await (
    await beforeListening
  )(endOthers);
  await heading(page, 'Økten er avsluttet').waitFor();
  await leave();
});

/** Delays the page's next request to an address; resolves, once it was made, to a function that continues it after other work. */
function heldBack(page: Page, address: string): Promise<(first: () => Promise<unknown>) => Promise<void>> {
  return new Promise((done) => {
    void page.route(
      address,
      (route) =>
        done(async (first) => {
          await first();
          await route.continue();
        }),
      { times: 1 },
    );
  });
}

test('resetting the password signs out and leads to where a new one is asked for', async () => {
  const { page, leave } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await signIn(page, 'hradmin@example.no');
  await button(page, 'Meny').click();
  await button(page, 'Tilbakestill passord').click();
  await heading(page, 'Tilbakestille passord?').waitFor();
  await expectAccessible(page);
  await button(page, 'Logg ut og fortsett').click();
  await page.waitForURL('**/no/forgot-password');
  await leave();
});
