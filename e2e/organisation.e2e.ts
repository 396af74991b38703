import { join } from 'node:path';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser } from './support/browser.ts';
import { startProduct, type Product } from './support/product.ts';
import { passSignIn } from './support/sign-in.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Runs on the product's own database, behind its back. */
async function byHand(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ host: join(product.dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

/** The sealer comes by every few seconds. */
const allSealed = async () => {
  await expect
    .poll(async () => (await byHand('select 1 from audit_log where sequence is null')).rowCount, { timeout: 40_000, interval: 500 })
    .toBe(0);
};

/** Changes the company's details; the register is not asked. */
async function renameCompany(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/organisation`);
  await page.getByRole('link', { name: 'Rediger' }).click();
  await page.getByLabel('Navn', { exact: true }).fill('Almenning Gruppen AS');
  await button(page, 'Lagre').click();
  await page.getByRole('heading', { name: 'Almenning Gruppen AS', level: 1 }).waitFor();
}

async function chooseDirector(page: Page): Promise<void> {
  await button(page, 'Velg daglig leder').click();
  const dialog = page.getByRole('dialog', { name: 'Velg daglig leder' });
  await dialog.getByRole('combobox', { name: 'Daglig leder' }).click();
  await page.getByRole('option').nth(1).click();
  await dialog.getByRole('button', { name: 'Velg' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('the company is changed, its log tells of it, verifies, and finds a line changed by hand', { timeout: 180_000 }, async () => {
  const page = await browser.newPage({ locale: 'nb-NO' });
  page.setDefaultTimeout(40_000);
  await page.goto(`${product.address}/no`);
  await passSignIn(page, 'systemadmin@example.no');
  await renameCompany(page);
  await chooseDirector(page);

  await page.goto(`${product.address}/no/organisation/log`);
  await button(page, /endret opplysningene om virksomheten/).click();
  const panel = page.getByRole('dialog', { name: 'Linje i loggen' });
  await panel.getByRole('cell', { name: 'Almenning Gruppen AS' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, /pekte ut daglig leder/).waitFor();

  await allSealed();
  await button(page, 'Kontroller loggen').click();
  await page.getByText('Loggen er hel').waitFor();
  await page.keyboard.press('Escape');

  await byHand(`update audit_detail set after = '{"name": "Noe annet AS"}' where after ->> 'name' = 'Almenning Gruppen AS'`);
  await page.goto(`${product.address}/no/organisation/log?verify=chain`);
  await page.getByText(/Linje \d+ stemmer ikke/).waitFor();
  await page.close();
});
