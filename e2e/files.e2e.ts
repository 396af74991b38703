import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser, visit, type Visitor } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { signInAs } from './support/sign-in.ts';

let product: Product;
let browser: Browser;
let admin: Visitor;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  admin = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const fileField = (page: Page) => page.locator('main input[type=file]');

async function openDocuments(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/shared-documents`);
  await page.getByRole('heading', { level: 1, name: 'Felles dokumenter' }).waitFor();
}

/** Chooses from the menu of a row, by keyboard. */
async function chooseFor(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Handlinger for ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test('shared documents: a folder, several files at once, one of them refused, moved without a mouse', async () => {
  const { page } = admin;
  await openDocuments(page);
  await page.getByRole('button', { name: 'Ny mappe' }).click();
  await page.getByLabel('Navn på mappen').fill('HMS');
  await page.getByRole('button', { name: 'Opprett mappe' }).click();
  await page.getByRole('link', { name: 'HMS' }).waitFor();
  await fileField(page).setInputFiles([text('rutine.txt', 'Slik gjør vi det'), text('tom.txt', ''), text('brann.txt', 'Gå ut')]);
  const tray = page.getByRole('region', { name: 'Opplastinger' });
  await tray.getByText('2 av 3 er lastet opp').waitFor();
  await tray.getByText('Ikke lastet opp. Filen er tom.').waitFor();
  await page.getByRole('link', { name: 'rutine.txt' }).waitFor();
  await expectAccessible(page);
  await tray.getByRole('button', { name: 'Lukk listen over opplastinger' }).click();
  await chooseFor(page, 'rutine.txt', 'Flytt til …');
  await page.getByRole('button', { name: 'Flytt hit' }).press('Enter');
  await page.getByText('Flyttet til HMS').waitFor();
  await page.getByRole('link', { name: 'HMS' }).click();
  await page.getByRole('link', { name: 'rutine.txt' }).click();
  await expect.poll(() => page.getByLabel('Forhåndsvisning av rutine.txt').inputValue()).toBe('Slik gjør vi det');
});

test('whoever has viewed a file stands in its access log', async () => {
  const { page } = admin;
  await page.keyboard.press('Escape');
  await chooseFor(page, 'rutine.txt', 'Hvem har åpnet filen');
  const log = page.getByRole('dialog');
  await log.getByRole('cell', { name: 'Vist' }).first().waitFor();
  await page.keyboard.press('Escape');
});

test('what was deleted comes back by undo', async () => {
  const { page } = admin;
  await openDocuments(page);
  await chooseFor(page, 'brann.txt', 'Slett');
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
  await page.getByRole('link', { name: 'brann.txt' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Angre' }).click();
  await page.getByRole('link', { name: 'brann.txt' }).waitFor();
});

test('an employee reads the shared documents and changes nothing', async () => {
  const employee = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  await openDocuments(employee.page);
  await employee.page.getByRole('link', { name: 'HMS' }).waitFor();
  expect(await employee.page.getByRole('button', { name: 'Last opp' }).count()).toBe(0);
  expect(await employee.page.getByRole('button', { name: 'Handlinger for HMS' }).count()).toBe(0);
  await employee.leave();
});

test('a profile picture is cut and shows in the list of people', async () => {
  const { page } = admin;
  await page.goto(`${product.address}/no/people/details`);
  await page.getByRole('button', { name: /^Endre bildet av/ }).click();
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 100);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'meg.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await dialog.getByRole('button', { name: 'Det som vises av bildet' }).press('ArrowRight');
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Lagre bildet' }).click();
  await page.getByText('Bildet er lagret').waitFor();
  await page.goto(`${product.address}/no/people`);
  const picture = page.locator('main table img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
});
