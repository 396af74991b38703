import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { listenFor, untilQuiet } from './support/quiet.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

// The HR admin of the demo looks after two companies: the first is the one a tab opens without a choice.
const [first, second] = ['Almenning Bygg og Energi AS', 'Blåskjell Sjømat AS'];
const secondId = 2;

const { product, browser } = await startJourney();
let cookies: Cookies;
beforeAll(async () => {
  cookies = await signInAs(browser, product.address, 'hradmin');
});

async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${product.address}/no${path}`);
  await page.locator('main h1').first().waitFor();
  await untilQuiet(page);
}

/** Another tab of the same browser. */
async function tab({ page }: Visitor): Promise<Page> {
  const opened = await page.context().newPage();
  opened.setDefaultTimeout(60_000);
  listenFor(opened);
  return opened;
}

/** A browser in which the HR admin is signed in. */
async function hrAdmin(): Promise<Visitor> {
  const visitor = await visit(browser, { storageState: cookies });
  listenFor(visitor.page);
  return visitor;
}

const companyOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Virksomhet/ })
    .innerText();

/** The names in the first column of the list. */
const listed = (page: Page) =>
  page.locator('main table tbody tr').evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.textContent ?? ''));

async function addPerson(page: Page, firstName: string, lastName: string): Promise<void> {
  await go(page, '/people?add=person');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fornavn').fill(firstName);
  await dialog.getByLabel('Etternavn').fill(lastName);
}

const submit = (page: Page) => page.locator('button[type=submit]').last();

/** The calls to one endpoint that the page makes from now on. */
function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => request.url().includes(`/api${path}`) && calls.push(request));
  return calls;
}

async function found(page: Page, search: string): Promise<string[]> {
  await go(page, `/people?search=${encodeURIComponent(search)}`);
  return listed(page);
}

test('two companies in two tabs never mix', async () => {
  const visitor = await hrAdmin();
  const [one, other] = [visitor.page, await tab(visitor)];
  await go(one, '/people');
  await go(other, `/people?companyId=${secondId}`);
  expect([await companyOf(one), await companyOf(other)]).toEqual([first, second]);
  await other.getByRole('link', { name: 'Ansatte' }).first().click();
  await other.locator('main table tbody tr').first().waitFor();
  const ofFirst = await listed(one);
  const ofSecond = await listed(other);
  expect(ofFirst.length).toBeGreaterThan(5);
  expect(ofSecond.length).toBeGreaterThan(5);
  expect(ofSecond).not.toEqual(ofFirst);

  // A new record belongs to the company of the tab in which it was created.
  await addPerson(other, 'Tuva', 'Blåskjellvik');
  const written = callsTo(other, '/companyusers/create-company-user');
  await submit(other).click();
  await other.getByText('Tuva Blåskjellvik').first().waitFor();
  expect(written.map((request) => request.headers()['x-account'])).toEqual([String(secondId)]);
  expect(await found(other, 'Blåskjellvik')).toHaveLength(1);
  expect(await found(one, 'Blåskjellvik')).toEqual([]);

  // A person of one company cannot be opened from the other, by any address.
  await other.locator('main table tbody a').first().click();
  await other.waitForURL('**/people/details?employeeId=*');
  const employeeId = new URL(other.url()).searchParams.get('employeeId') ?? '';
  await go(one, `/people/details?employeeId=${employeeId}`);
  expect(await one.locator('main').innerText()).not.toContain('Blåskjellvik');
  await other.locator('main h1').getByText('Tuva Blåskjellvik').waitFor();

  // Back, forward and a reload stay in the company of the tab.
  await other.goBack();
  await other.locator('main table').waitFor();
  await other.reload();
  await other.locator('main table').waitFor();
  expect(await companyOf(other)).toBe(second);
  await one.reload();
  await one.locator('main h1').waitFor();
  expect(await companyOf(one)).toBe(first);
  await visitor.leave();
});

test('a link names its company, and one that is not theirs opens nothing', async () => {
  const visitor = await hrAdmin();
  const { page } = visitor;
  await go(page, `/people?companyId=${secondId}`);
  expect(await companyOf(page)).toBe(second);
  expect(new URL(page.url()).search).toBe('');
  await go(page, '/people?companyId=999');
  expect(await page.locator('main h1').innerText()).toBe('Velg virksomhet');
  await expectAccessible(page);
  // The tab continues on its page.
  await go(page, '/people');
  expect(await companyOf(page)).toBe(second);
  await visitor.leave();
});

test('a double click on what opens a dialog leaves it open', async () => {
  const visitor = await hrAdmin();
  const { page } = visitor;
  await go(page, '/people');
  await page.getByRole('button', { name: 'Legg til person' }).first().dblclick();
  await page.getByLabel('Fornavn').fill('Dobbel');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await visitor.leave();
});

test('a double click on save makes one, also when the network is slow', async () => {
  const visitor = await hrAdmin();
  const { page } = visitor;
  await addPerson(page, 'Dobbel', 'Klikkestad');
  const calls = callsTo(page, '/companyusers/create-company-user');
  await submit(page).dblclick();
  await page.getByText('Dobbel Klikkestad').first().waitFor();
  expect(calls).toHaveLength(1);

  await page.route('**/api/companyusers/create-company-user', async (route) => {
    await pause(800);
    await route.continue();
  });
  await addPerson(page, 'Treg', 'Klikkestad');
  await submit(page).click();
  await page.keyboard.press('Enter');
  await submit(page)
    .click({ force: true, timeout: 500 })
    .catch(() => undefined);
  await page.getByText('Treg Klikkestad').first().waitFor();
  expect(calls).toHaveLength(2);
  expect(await found(page, 'Klikkestad')).toHaveLength(2);
  await visitor.leave();
});

test('what was saved without an answer is saved once when it is sent again', async () => {
  const visitor = await hrAdmin();
  const { page } = visitor;
  await addPerson(page, 'Ekko', 'Fjellsvar');
  const calls = callsTo(page, '/companyusers/create-company-user');
  await page.route(
    '**/api/companyusers/create-company-user',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await submit(page).click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
  // Until the product is known to be there again, a write waits.
  await expect
    .poll(async () => {
      if (await submit(page).isVisible())
        await submit(page)
          .click({ timeout: 2_000 })
          .catch(() => undefined);
      return page.getByRole('dialog').count();
    })
    .toBe(0);
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
  expect(await found(page, 'Fjellsvar')).toHaveLength(1);
  await visitor.leave((complaint) => complaint.includes('ERR_FAILED'));
});

test('the way back after saving shows what was saved and asks nothing', async () => {
  const visitor = await hrAdmin();
  const { page } = visitor;
  await go(page, '/people');
  await page.locator('main table tbody a').first().click();
  await page.waitForURL('**/people/details?*');
  await page.goto(page.url().replace('/details', '/edit'));
  await page.getByLabel('Stilling', { exact: true }).first().fill('Rorgjenger');
  await submit(page).click();
  await page.waitForURL('**/people/details?*');
  await page.locator('main').getByText('Rorgjenger').first().waitFor();
  await page.goBack();
  await page.locator('main form').waitFor();
  expect(await page.getByLabel('Stilling', { exact: true }).first().inputValue()).toBe('Rorgjenger');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  expect(await page.getByRole('dialog').count(), 'nothing is unsaved').toBe(0);
  await visitor.leave();
});

test('what is slow to come shows its shape meanwhile, and nothing jumps in from another page', async () => {
  const visitor = await hrAdmin();
  const { page } = visitor;
  await go(page, '');
  const isSeen = Promise.withResolvers<void>();
  await page.route('**/api/companyusers/get-active-companyusers', async (route) => {
    await isSeen.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Ansatte' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Ansatte', exact: true }).waitFor();
  await page.locator('main output[aria-label=Laster] > *:visible').first().waitFor();
  isSeen.resolve();
  await page.locator('main table tbody a').first().waitFor();
  await page.locator('main output[aria-label=Laster] > *:visible').first().waitFor({ state: 'detached' });
  await visitor.leave();
});

test('what is typed in a form survives Esc, the X, a click beside, back and a reload', async () => {
  const visitor = await hrAdmin();
  const { page } = visitor;
  await go(page, '');
  await page.getByRole('link', { name: 'Ansatte' }).first().click();
  await page.getByRole('button', { name: 'Legg til person' }).first().click();
  await page.getByLabel('Fornavn').fill('Ylva');
  await page.getByLabel('Etternavn').fill('Halvveis');
  const form = page.getByRole('dialog', { name: 'Legg til person' });
  const question = page.getByRole('dialog', { name: 'Lukke uten å lagre?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Fortsett å redigere' }).click();
    await question.waitFor({ state: 'hidden' });
  };
  await page.keyboard.press('Escape');
  await question.waitFor();
  await expectAccessible(page);
  await stay();
  await form.getByRole('button', { name: 'Lukk' }).click();
  await stay();
  await page.mouse.click(20, 500);
  await stay();
  await page.goBack();
  await page.getByRole('dialog', { name: 'Forlate siden uten å lagre?' }).getByRole('button', { name: 'Bli her' }).click();
  expect(await form.getByLabel('Fornavn').inputValue()).toBe('Ylva');

  // Leaving at once: the browser asks, and what was typed is offered when the form is opened again.
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await page.reload();
  await asked;
  await form.getByRole('button', { name: 'Hent tilbake' }).click();
  await expect.poll(() => form.getByLabel('Etternavn').inputValue()).toBe('Halvveis');
  await form.getByLabel('Etternavn').press('Control+Enter');
  // The list may show the person before the form has its answer; a form that is left without one keeps its draft.
  await form.waitFor({ state: 'hidden' });
  await page.getByText('Ylva Halvveis').first().waitFor();
  await go(page, '/people?add=person');
  expect(await form.getByRole('button', { name: 'Hent tilbake' }).count()).toBe(0);
  await visitor.leave();
});
