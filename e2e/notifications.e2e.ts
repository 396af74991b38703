import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { runWaiting } from './support/run-job.ts';
import { demoCaller, signInAs, type Cookies } from './support/sign-in.ts';

const { product, browser } = await startJourney();
let sets: Cookies;
beforeAll(async () => {
  sets = await signInAs(browser, product.address, 'systemadmin');
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const title = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Tittel', exact: true });
const told = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

const open = async (path: string, storageState = sets): Promise<Visitor> => {
  const visitor = await visit(browser, { storageState });
  await visitor.page.goto(`${product.address}/no${path}`);
  return visitor;
};

/** Adds somebody as the page itself would, as the page's person. */
async function addPerson(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const companyId = sessionStorage.getItem('samspill.company') ?? '';
    const headers = { 'content-type': 'application/json', 'x-account': companyId, 'idempotency-key': crypto.randomUUID() };
    const body = JSON.stringify({ companyId: Number(companyId), firstName: 'Nora', lastName: 'Nykommer', role: 'employee' });
    return (await fetch('/api/companyusers/create-company-user', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
}

test('a rule is made, tried and switched off, and whoever it names hears at once of what another does', async () => {
  const { page, leave } = await open('/organisation/notification-rules');
  await button(page, 'Legg til regel om Ny person').click();
  await title(page).fill('Ny kollega!');
  await button(page, 'Lagre').click();
  await told(page, /Gi regelen en tittel på 1 til 75 tegn/);
  await title(page).fill('Ny kollega');
  await told(page, 'Ny person: varsler alle systemadministratorer i Samspill med en gang.');
  await button(page, 'Test regelen').click();
  await page
    .getByRole('region', { name: 'Hva ville denne regelen ha sendt?' })
    .getByText(/siste 90 dagene\.|varsler? til/)
    .last()
    .waitFor();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await told(page, 'Regelen er lagret og slått på');
  await page.getByRole('rowgroup', { name: 'Ny person' }).getByText('Ny kollega').waitFor();

  const before = await button(page, /^Varsler/).getAttribute('aria-label');
  const other = await open('/people', await signInAs(browser, product.address, 'hradmin'));
  await other.page.getByRole('heading', { name: 'Ansatte' }).first().waitFor();
  await addPerson(other.page);
  await page
    .getByRole('button', { name: /^Varsler, \d+ nye?/ })
    .and(page.locator(`:not([aria-label="${before}"])`))
    .waitFor();
  await button(page, /^Varsler/).click();
  const bell = page.getByRole('dialog', { name: 'Varsler' });
  await bell.getByRole('link', { name: /Nora Nykommer/ }).waitFor();
  await button(page, 'Varsler').waitFor();
  await expectAccessible(page);
  await bell.getByRole('link', { name: /Nora Nykommer/ }).click();
  await page.waitForURL('**/people/details?employeeId=**');

  await page.goto(`${product.address}/no/organisation/notification-rules`);
  await page.getByRole('switch', { name: 'Ny kollega er på' }).press('Space');
  await told(page, 'Ny kollega er av');
  await Promise.all([leave(), other.leave()]);
});

/** Sets the demo's manager as the demo employee's manager; returns the employee's name. */
async function reportToManager(): Promise<string> {
  const { companyUserId, firstName, lastName } = (await demoCaller(product.address, 'employee')).user;
  const manager = await demoCaller(product.address, 'manager');
  const { request } = await demoCaller(product.address, 'systemadmin');
  const json = { companyUserId, reportingToCompanyUserId: manager.user.companyUserId };
  const answer = await request(`${product.address}/api/accesscontrol/update-reporting`, { json, headers: { 'x-account': '1' } });
  expect(answer.status).toBe(200);
  return `${firstName} ${lastName}`;
}

/** Opens the home page and clicks the bell before its count has loaded; returns a function that follows a notification received later. */
async function atHome({ page }: Visitor): Promise<(words: string) => Promise<void>> {
  const bell = page.getByRole('dialog', { name: 'Varsler' });
  const isOpen = Promise.withResolvers<void>();
  const asked = '**/api/notifications/get-user-notifications?**';
  await page.route(asked, async (route) => {
    await isOpen.promise;
    await route.continue();
  });
  await page.goto(`${product.address}/no`);
  await button(page, 'Varsler').click();
  await bell.getByText('Henter varsler').waitFor();
  isOpen.resolve();
  await bell.getByRole('listitem').first().waitFor();
  await page.unroute(asked);
  await button(page, 'Varsler').click();
  await bell.waitFor({ state: 'hidden' });
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return async (words) => {
    await button(page, 'Varsler, 1 nytt').click();
    await bell.getByRole('link', { name: words }).click();
    await page.waitForURL('**/vacation-and-leave/details?**');
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  };
}

/** A Wednesday in almost a year, when nobody of the demo is absent. */
function freeDay(): Date {
  const day = new Date(Date.now() + 330 * 86_400_000);
  return new Date(day.getTime() + ((10 - day.getUTCDay()) % 7) * 86_400_000);
}

/** Requests one day off in a separate window, because a hidden tab handles changes only when it becomes visible. */
async function askFor(day: Date, storageState: Cookies): Promise<void> {
  const { page, leave } = await open(`/vacation-and-leave?tab=personal&year=${day.getUTCFullYear()}&absence=new`, storageState);
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  for (const name of ['Fra', 'Til']) {
    await page.getByRole('dialog').getByRole('textbox', { name }).fill(`${date}.${month}.${year}`);
    await page.getByRole('dialog').getByRole('textbox', { name }).blur();
  }
  await button(page, 'Send søknad').click();
  await told(page, 'Søknaden er sendt.');
  await leave();
}

test('a request counts up in the bell of who decides, the answer in that of who asked, and both lead to it', async () => {
  const who = await reportToManager();
  const cookies = await signInAs(browser, product.address, 'employee');
  const [employee, manager] = [await open('', cookies), await open('', await signInAs(browser, product.address, 'manager'))];
  const [followAnswer, followRequest] = [await atHome(employee), await atHome(manager)];
  const day = freeDay();
  await askFor(day, cookies);

  await followRequest(`${who} søker om ferie`);
  const request = manager.page.getByRole('dialog');
  await request.getByText(who).first().waitFor();
  await request.getByRole('button', { name: 'Godkjenn' }).click();
  await request.getByText('Godkjent', { exact: true }).first().waitFor();

  // Sent once the decision can no longer be undone, half a minute later.
  await runWaiting(product, 'absence.tell');
  await followAnswer('Søknaden din er godkjent: ferie');
  const answered = employee.page.getByRole('dialog');
  await answered.getByText('Godkjent', { exact: true }).first().waitFor();
  expect(new URL(employee.page.url()).searchParams.get('date')).toBe(day.toISOString().slice(0, 10));
  await expectAccessible(employee.page);
  await Promise.all([employee.leave(), manager.leave()]);
});

test('the history has what was told, by day, and one’s own choices stay', async () => {
  const { page, leave } = await open('/notification-history');
  await page.getByRole('heading', { name: 'I dag' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Merk alle som lest').click();
  await page.getByText('Uleste', { exact: true }).click();
  await told(page, 'Prøv færre filtre eller et annet ord.');
  await page.goto(`${product.address}/no/my-settings?tab=notifications`);
  await page.getByRole('checkbox', { name: 'Bursdag på e-post', exact: true }).uncheck();
  await page.getByRole('switch', { name: 'Stille tid' }).click();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await told(page, 'Valgene dine er lagret');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Bursdag på e-post', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Bursdag på e-post', exact: true }).isChecked()).toBe(false);
  await expect.poll(() => page.getByLabel('Fra', { exact: true }).inputValue()).toBe('18:00');
  await leave();
});
