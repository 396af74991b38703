import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { listenFor, untilQuiet } from './support/quiet.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  listenFor(visitor.page);
  // The browser's own question before a reload.
  visitor.page.on('dialog', (question) => void question.accept());
});
afterAll(() => visitor.leave((complaint) => complaint.includes('ERR_INTERNET_DISCONNECTED')));

const typed = 'Prøveord';
/** One of each kind, by its address or by what opens it there; `npm run typed-work` drives every form. */
const forms: readonly [name: string, address: string, ...opened: ['button' | 'menuitem', string][]][] = [
  ['somebody who is added', '/people?add=person'],
  ['a folder', '/shared-documents', ['button', 'Legg til mer'], ['menuitem', 'Ny mappe']],
  ['a risk', '/gdpr/risk-assessment?risk=new'],
];

const asking = (page: Page) => page.getByRole('dialog', { name: 'Lukke uten å lagre?' });
const fieldIn = (page: Page) =>
  page
    .getByRole('dialog')
    .first()
    .locator('input[type=text]:not([role=combobox]), input:not([type]):not([role=combobox]), textarea')
    .first();

async function open(page: Page, opened: readonly ['button' | 'menuitem', string][]): Promise<void> {
  for (const [role, name] of opened) await page.getByRole(role, { name, exact: true }).click();
  await fieldIn(page).waitFor();
  await untilQuiet(page);
}

async function stayAsked(page: Page): Promise<void> {
  await asking(page).getByRole('button', { name: 'Fortsett å redigere' }).click();
  await asking(page).waitFor({ state: 'detached' });
  expect(await fieldIn(page).inputValue()).toBe(typed);
}

// One page for all: what takes time is to load it.
test.each(forms)('what is typed of %s outlives Esc, the X, a click beside and a reload', async (_name, address, ...opened) => {
  const { page } = visitor;
  await page.goto(`${product.address}/no${address}`);
  await open(page, opened);
  await fieldIn(page).fill(typed);

  await page.keyboard.press('Escape');
  await stayAsked(page);
  await page.getByRole('dialog').first().getByRole('button', { name: 'Lukk', exact: true }).click();
  await stayAsked(page);
  await page.mouse.click(8, 450);
  await stayAsked(page);

  await page.reload();
  await open(page, opened);
  await page.getByRole('button', { name: 'Hent tilbake' }).click();
  expect(await fieldIn(page).inputValue()).toBe(typed);
});

test('what is typed waits while the network is lost', async () => {
  const { page } = visitor;
  const waits = page.getByText('Lagringen venter til forbindelsen er tilbake.').first();
  await page.goto(`${product.address}/no/gdpr/risk-assessment?risk=new`);
  await open(page, []);
  await page.getByRole('button', { name: 'Hent tilbake' }).click();
  await page.context().setOffline(true);
  await waits.waitFor();
  await page.context().setOffline(false);
  await waits.waitFor({ state: 'detached' });
  expect(await fieldIn(page).inputValue()).toBe(typed);
});
