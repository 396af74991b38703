import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();
/** One contract, whose text the tests go on with. */
let page: Page;
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  page = visitor.page;
  await openText();
});
afterAll(() => visitor.leave());

const button = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const clause = (title: string) =>
  page
    .getByRole('list', { name: 'Punktene i avtalen' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title }) });
const field = (title: string) => page.getByRole('textbox', { name: `Teksten i «${title}»` });
const chip = (name: string) => page.getByRole('img', { name });
const lawCheck = () => page.getByRole('region', { name: 'Lovsjekk' });
const toKnow = () => lawCheck().getByText(/ting å vite$/);
const saved = () => page.waitForResponse((answer) => answer.url().includes('/api/documents/update-document') && answer.ok());

/** Begins a contract for Ola with a start date, and opens its text. */
async function openText(): Promise<void> {
  await page.goto(`${product.address}/no`);
  await page.locator('main h1').first().waitFor();
  const documentId = await page.evaluate(
    async (startDate) => {
      const call = async (method: string, path: string, body: object) => {
        const account = sessionStorage.getItem('samspill.company') ?? '';
        const headers = { 'content-type': 'application/json', 'x-account': account, 'idempotency-key': `${path}-${Date.now()}` };
        const answer = await fetch(`/api/documents/${path}`, { method, headers, body: JSON.stringify(body) });
        return (await answer.json()).document;
      };
      const begun = await call('POST', 'create-document', { templateId: 'permanent', language: 'no', companyUserId: null });
      const values = { firstName: 'Ola', lastName: 'Nordmann', position: 'Selger', startDate };
      const variables = Object.entries(values).map(([key, value]) => ({ key, value }));
      await call('PUT', 'update-document', { documentId: begun.documentId, variables });
      return begun.documentId as string;
    },
    `${new Date().getFullYear() + 1}-01-04`,
  );
  await page.goto(`${product.address}/no/employee-contract/edit?documentId=${documentId}&step=3`);
  await clause('1. Ansettelse og tiltredelse').waitFor();
}

test('own words stand beside the template’s, and go again', async () => {
  const missing = page.getByRole('link', { name: 'Lønn', exact: true });
  expect(await missing.getAttribute('href')).toContain('step=2&field=salaryAmount');
  expect(await button(/^Rediger «/).count(), 'nothing can be changed before the notice').toBe(0);
  expect(await button(/^Flytt «/).count()).toBe(0);
  await expectAccessible(page);
  await button('Les den juridiske merknaden').click();
  await button('Jeg forstår, endre teksten', page.getByRole('dialog')).click();
  await button('Rediger «Lønn»').waitFor();

  const pay = clause('Lønn');
  await button('Rediger «Lønn»').click();
  await expect.poll(() => field('Lønn').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Bonus avtales hvert år. ');
  await button('Fet').click();
  await page.keyboard.type('Skriftlig.');
  await page.getByText('Egen tekst', { exact: true }).waitFor();
  await pay.locator('ins').getByText('Bonus avtales hvert år. Skriftlig.').waitFor();
  await toKnow().click();
  const ownWords = lawCheck().getByRole('listitem').filter({ hasText: 'Ett punkt har egen tekst.' });
  expect(await ownWords.getByRole('link', { name: '14-6' }).getAttribute('href')).toContain('lovdata.no/dokument/NL/lov/2005-06-17-62/');
  await expectAccessible(page);

  await chip('Lønn per: per år').click();
  await page.keyboard.press('Backspace');
  await chip('Lønn per: per år').waitFor({ state: 'detached' });
  await button('Sett inn «Lønn per»').click();
  await chip('Lønn per: per år').waitFor();
  await page.getByRole('combobox', { name: 'Sett inn en verdi' }).fill('Fornavn');
  await page.getByRole('option', { name: 'Fornavn' }).click();
  await chip('Fornavn: Ola').waitFor();
  await page.keyboard.type(' og ');
  const done = saved();
  await button('Ferdig med «Lønn»').click();
  await done;
  await page.reload();
  await pay.locator('strong').getByText('Skriftlig.').waitFor();
  await pay.getByText('Dette er endret fra malen').waitFor();

  await toKnow().click();
  await button(/^Gå til punktet/, ownWords).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('6. Lønn');
  await button('Bruk teksten fra malen i «Lønn»').click();
  await pay.getByText('Skriftlig.').first().waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent), 'the focus is not lost with the button').toBe('6. Lønn');
  await button('Angre').click();
  await pay.locator('strong').getByText('Skriftlig.').waitFor();
  await button('Bruk teksten fra malen i «Lønn»').click();
  await pay.getByText('Egen tekst', { exact: true }).waitFor({ state: 'detached' });
});

test('clauses are put in order and turned off', async () => {
  await button('Flytt «Prøvetid»').focus();
  await page.keyboard.press('Space');
  await page.getByText('«Prøvetid» er nå på plass 2 av 15.').waitFor({ state: 'attached' });
  // The keys are heard from the next task on.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await page.keyboard.press('ArrowUp');
  await page.getByText('«Prøvetid» er nå på plass 1 av 15.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await clause('1. Prøvetid').waitFor();
  await button('Flytt «Ansettelse og tiltredelse» ned').click();
  await clause('3. Ansettelse og tiltredelse').waitFor();
  await clause('Taushetsplikt').getByRole('switch').click();
  await clause('Taushetsplikt').getByText('Ikke med i avtalen').waitFor();
});
