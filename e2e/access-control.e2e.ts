import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { AccessUser } from '#features/access-control/contract/entities.ts';
import { registration } from '#features/company/testing/registration.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

const { product, browser } = await startJourney();
let cookies: Cookies;
beforeAll(async () => {
  cookies = await signInAs(browser, product.address, 'systemadmin');
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const menuEntry = (page: Page, name: string) => page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name });

const open = async (path: string, storageState = cookies): Promise<Visitor> => {
  const visitor = await visit(browser, { storageState });
  await visitor.page.goto(`${product.address}/no${path}`);
  return visitor;
};

/** A request from the page itself, as its user. */
async function ask(page: Page, path: string, body?: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json', 'x-account': sessionStorage.getItem('samspill.company') ?? '' };
      const init = text === undefined ? { headers } : { headers, method: 'POST', body: text };
      const answer = await fetch(`/api${to}`, init);
      return (await answer.json()) as Record<string, unknown>;
    },
    [path, body && JSON.stringify(body)] as const,
  );
}

/** The name of the signed-in user of the demo. */
async function nameOf(page: Page): Promise<string> {
  // Typed by the contract of the answer.
  const { user } = (await ask(page, '/users/current-user')) as { user: { firstName: string; lastName: string } };
  return `${user.firstName} ${user.lastName}`;
}

/** A team lead who can sign in. */
async function leadWithAccess(page: Page): Promise<string> {
  const { users } = await ask(page, '/accesscontrol/get-user-list', {});
  // As above.
  const lead = (users as AccessUser[]).find(({ role, userAccess }) => role === 'manager' && userAccess === 'hasAccess');
  return `${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`;
}

/** Finds a person in the user list and chooses an item of their menu. */
async function chooseFor(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Søk på navn eller rolle' }).fill(name);
  await button(page, `Handlinger for ${name}`).first().click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function explain(page: Page, whose: string): Promise<void> {
  await dialog(page).getByRole('combobox').fill(whose);
  await page.getByRole('option').first().click();
}

test('a new company first says who its director is, and then has its list of users', async () => {
  const { page, leave } = await open('/people');
  await heading(page, 'Ansatte').first().waitFor();
  const { companyId } = await ask(page, '/companies/create', registration({ name: 'Nyland Verft AS' }));
  await page.goto(`${product.address}/no?companyId=${String(companyId)}`);
  // The first steps open over the home page of a new company.
  await dialog(page).getByText('Åpne tilgangsstyring').click();
  await dialog(page).getByRole('heading', { name: 'Hvem er daglig leder?' }).waitFor();
  await expectAccessible(page);
  // The founder is the director, and only confirms it.
  await expect.poll(() => dialog(page).getByRole('combobox', { name: 'Daglig leder' }).inputValue()).not.toBe('');
  await dialog(page).getByRole('button', { name: 'Ta i bruk tilgangsstyring' }).click();
  await page.getByText('Tilgangsstyring er tatt i bruk').waitFor();
  await page.getByRole('table', { name: 'Brukere' }).getByText('Systemadministrator').first().waitFor();
  await leave();
});

test('another role changes what the other person’s menu offers, while they look at it', async () => {
  const other = await open('', await signInAs(browser, product.address, 'boardmember'));
  await heading(other.page, /^God /).waitFor();
  expect(await menuEntry(other.page, 'Ansatte').count()).toBe(0);
  const name = await nameOf(other.page);
  const admin = await open('/access-control');
  await chooseFor(admin.page, name, 'Endre rolle');
  await dialog(admin.page).getByRole('radio', { name: 'Regnskapsfører' }).click();
  const [gained, next] = [
    dialog(admin.page).getByRole('heading', { name: 'Får' }),
    dialog(admin.page).getByRole('radio', { name: 'Styremedlem' }),
  ];
  await gained.waitFor();
  // What is gained and lost stands right below the chosen role, not after all others.
  expect((await gained.boundingBox())?.y).toBeLessThan((await next.boundingBox())?.y ?? 0);
  await expectAccessible(admin.page);
  await dialog(admin.page).getByRole('button', { name: 'Endre rolle' }).click();
  await admin.page.getByText(`${name} har fått rollen Regnskapsfører`).waitFor();
  await menuEntry(other.page, 'Ansatte').waitFor();
  await Promise.all([admin.leave(), other.leave()]);
});

test('what is chosen for somebody while a search waits for its last key stays chosen', async () => {
  const { page, leave } = await open('/access-control');
  const menu = button(page, /^Handlinger for /).first();
  const name = (await menu.getAttribute('aria-label'))?.replace('Handlinger for ', '') ?? '';
  await page.getByRole('searchbox', { name: 'Søk på navn eller rolle' }).fill(name);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Endre rolle' }).click();
  await page.waitForURL(/search=/);
  await dialog(page).getByRole('radio', { name: 'Regnskapsfører' }).waitFor();
  await leave();
});

test('whoever views as somebody else sees what they see, and is offered nothing that changes anything', async () => {
  const office = await open('/shared-documents', await signInAs(browser, product.address, 'officeadmin'));
  await button(office.page, 'Ny mappe').waitFor();
  const name = await nameOf(office.page);
  const { page, leave } = await open('/access-control');
  await chooseFor(page, name, 'Se som denne personen');
  await dialog(page).getByRole('button', { name: 'Se som denne personen' }).click();
  const banner = page.getByRole('region', { name: 'Du ser Samspill som en annen' });
  await banner.getByText(`Du ser Samspill som ${name}.`).waitFor();
  await menuEntry(page, 'Felles dokumenter').click();
  await heading(page, 'Felles dokumenter').waitFor();
  await page.locator('main').getByText('Ingenting er delt ennå').waitFor();
  expect(await button(page, 'Ny mappe').count()).toBe(0);
  await page.goto(`${product.address}/no/notification-history`);
  await page.locator('main').getByText('Dette er privat').waitFor();
  await page.goto(`${product.address}/no/shared-documents`);
  await banner.getByRole('button', { name: 'Avslutt' }).click();
  await heading(page, 'Tilgangsstyring').waitFor();
  await banner.waitFor({ state: 'hidden' });
  await Promise.all([office.leave(), leave()]);
});

test('why somebody sees a person or a folder is told in words', async () => {
  const { page, leave } = await open('/people');
  await heading(page, 'Ansatte').first().waitFor();
  const manager = await leadWithAccess(page);
  await page.getByRole('table').getByRole('link').filter({ hasNotText: manager }).first().click();
  await button(page, /^Mer om /).click();
  await page.getByRole('menuitem', { name: 'Hvem kan se dette?' }).click();
  await explain(page, manager);
  await dialog(page).getByText('Rollen Leder har dette nivået i Ansatte: Eget team.').waitFor();
  await expectAccessible(page);
  await page.goto(`${product.address}/no/shared-documents`);
  await button(page, 'Ny mappe').click();
  await page.getByLabel('Navn på mappen').fill('Styret');
  await button(page, 'Opprett mappe').click();
  await button(page, 'Handlinger for Styret').click();
  await page.getByRole('menuitem', { name: 'Hvem kan se dette?' }).click();
  await dialog(page).getByRole('heading', { name: 'Hvem kan se «Styret»?' }).waitFor();
  await explain(page, manager);
  await dialog(page).getByText(`${manager} kan se det`).waitFor();
  await leave();
});
