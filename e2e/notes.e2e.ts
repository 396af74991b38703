import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser, visit, type Visitor } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { signInAs } from './support/sign-in.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const notes = (page: Page) => page.getByRole('region', { name: 'Notater og påminnelser' }).getByRole('article');
const note = (page: Page, text: string | RegExp) => notes(page).filter({ hasText: text });
const noteField = (page: Page) => page.getByRole('textbox', { name: 'Notat', exact: true });

async function signedIn(part: string): Promise<Visitor> {
  return visit(browser, { storageState: await signInAs(browser, product.address, part) });
}

/** Opens the notes on a person of the list; answers the address. */
async function openNotes(page: Page, place: number): Promise<string> {
  await page.goto(`${product.address}/no/people?roles=employee`);
  await page.getByRole('row').nth(place).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Notater' }).click();
  await button(page, 'Nytt notat').waitFor();
  return page.url();
}

async function write(page: Page, text: string): Promise<void> {
  await button(page, 'Nytt notat').click();
  await noteField(page).fill(text);
}

test('what was typed is offered back after the page was closed', { timeout: 120_000 }, async () => {
  const { page, leave } = await signedIn('hradmin');
  const address = await openNotes(page, 2);
  await write(page, 'Halvferdig tanke');
  await page.getByRole('combobox', { name: 'Stikkord' }).fill('Idé');
  await page.keyboard.press('Enter');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await page.goto(address);
  await button(page, 'Nytt notat').click();
  await page.getByText('Du har et notat som ikke ble lagret').waitFor();
  await expectAccessible(page);
  await button(page, 'Fortsett på det').click();
  expect(await noteField(page).inputValue()).toBe('Halvferdig tanke');
  await button(page, 'Legg til notat').click();
  await note(page, 'Halvferdig tanke').getByText('Idé').waitFor();
  await button(page, 'Nytt notat').click();
  await noteField(page).waitFor();
  expect(await page.getByText('Du har et notat som ikke ble lagret').count()).toBe(0);
  await leave();
});
