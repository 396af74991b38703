import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { listenFor, untilQuiet } from './support/quiet.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

const { product, browser } = await startJourney();
let cookies: Cookies;
beforeAll(async () => {
  cookies = await signInAs(browser, product.address, 'systemadmin');
});

const typed = 'Prøveord';
/** Dialogs and drawers that an address opens, and what is first typed in each. */
const forms: readonly [name: string, address: string][] = [
  ['somebody who is added', '/people?add=person'],
  ['an API key', '/my-settings?tab=api-keys&new=key'],
  ['a reminder to book vacation', '/vacation-and-leave?prompt=all'],
  ['a risk', '/gdpr/risk-assessment?risk=new'],
  ['a text message', '/sms?sms=new'],
];

const asking = (page: Page) => page.getByRole('dialog', { name: 'Lukke uten å lagre?' });
const fieldIn = (page: Page) =>
  page.getByRole('dialog').first().locator('input[type=text]:not([role=combobox]), input:not([type]), textarea').first();

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${product.address}/no${address}`);
  await fieldIn(page).waitFor();
  await untilQuiet(page);
}

async function stayAsked(page: Page): Promise<void> {
  await asking(page).getByRole('button', { name: 'Fortsett å redigere' }).click();
  await asking(page).waitFor({ state: 'detached' });
  expect(await fieldIn(page).inputValue()).toBe(typed);
}

test.each(forms)('what is typed of %s outlives Esc, the X, a lost network and a reload', async (_name, address) => {
  const visitor = await visit(browser, { storageState: cookies });
  const { page } = visitor;
  listenFor(page);
  // The browser's own question before a reload.
  page.on('dialog', (question) => void question.accept());
  await open(page, address);
  await fieldIn(page).fill(typed);

  await page.keyboard.press('Escape');
  await stayAsked(page);
  await page.getByRole('dialog').first().getByRole('button', { name: 'Lukk', exact: true }).click();
  await stayAsked(page);

  await page.context().setOffline(true);
  await page.getByText('Lagringen venter til forbindelsen er tilbake.').first().waitFor();
  await page.context().setOffline(false);
  await page.getByText('Lagringen venter til forbindelsen er tilbake.').first().waitFor({ state: 'detached' });
  expect(await fieldIn(page).inputValue()).toBe(typed);

  await page.reload();
  await page.getByRole('button', { name: 'Hent tilbake' }).click();
  expect(await fieldIn(page).inputValue()).toBe(typed);
  await visitor.leave((complaint) => complaint.includes('ERR_INTERNET_DISCONNECTED'));
});
