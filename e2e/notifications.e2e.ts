import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser, visit, type Visitor } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

let product: Product;
let browser: Browser;
let sets: Cookies;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  sets = await signInAs(browser, product.address, 'systemadmin');
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
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
    const headers = { 'content-type': 'application/json', 'x-account': companyId };
    const body = JSON.stringify({ companyId: Number(companyId), firstName: 'Nora', lastName: 'Nykommer', role: 'employee' });
    return (await fetch('/api/companyusers/create-company-user', { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
}

test('a rule is made, tried and switched off, and whoever it names hears at once of what another does', async () => {
  const { page, leave } = await open('/organisation/notification-rules');
  await button(page, 'Legg til regel om Ny person').click();
  await field(page, 'Tittel').fill('Ny kollega!');
  await button(page, 'Lagre').click();
  await told(page, /Gi regelen en tittel på 1 til 75 tegn/);
  await field(page, 'Tittel').fill('Ny kollega');
  await told(page, 'Alle systemadministratorer varsles med en gang i Samspill: ny person.');
  await button(page, 'Prøv den').click();
  await page
    .getByRole('region', { name: 'Hva ville den ha sendt?' })
    .getByText(/siste 90 dagene\.|varsler? til/)
    .last()
    .waitFor();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await told(page, 'Regelen er lagret og slått på');
  await page.getByRole('region', { name: 'Ny person' }).getByText('Ny kollega').waitFor();

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
  await told(page, 'Ny kollega er slått av');
  await Promise.all([leave(), other.leave()]);
});

test('the history has what was told, by day, and one’s own choices stay', async () => {
  const { page, leave } = await open('/notification-history');
  await page.getByRole('heading', { name: 'I dag' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Merk alle som lest').click();
  await page.getByText('Uleste', { exact: true }).click();
  await told(page, 'Ingen varsler passer med det du har valgt.');
  await page.goto(`${product.address}/no/my-settings?tab=notifications`);
  await page.getByRole('checkbox', { name: 'Bursdag på e-post', exact: true }).uncheck();
  await page.getByRole('switch', { name: 'Stille timer' }).click();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await told(page, 'Valgene dine er lagret');
  await page.reload();
  await page.getByRole('checkbox', { name: 'Bursdag på e-post', exact: true }).waitFor();
  expect(await page.getByRole('checkbox', { name: 'Bursdag på e-post', exact: true }).isChecked()).toBe(false);
  expect(await page.getByLabel('Fra', { exact: true }).inputValue()).toBe('18:00');
  await leave();
});
