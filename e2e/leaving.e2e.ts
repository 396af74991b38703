import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';

const { product, browser } = await startJourney();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const banner = (page: Page) => page.getByRole('region', { name: 'Virksomheten skal slettes' });

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`${product.address}/no${path}`);
  await page.getByLabel('E-post').fill('systemadmin@example.no');
  await page.getByLabel('Passord', { exact: true }).fill('samspill-demo');
  await page.keyboard.press('Enter');
  await page.locator('main h1').waitFor();
}

/** The names of the files in a downloaded zip, as read by another program. */
async function namesIn(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const path = join(product.dataDir, `${crypto.randomUUID()}.zip`);
  await download.saveAs(path);
  const { stdout } = await promisify(execFile)('unzip', ['-l', path]);
  return stdout;
}

test('a company takes everything out, asks to be deleted, and changes its mind', async () => {
  const { page, leave } = await visit(browser, { locale: 'nb-NO' });
  await signIn(page, '/my-settings');
  expect(await namesIn(page, () => button(page, 'Last ned alt om meg').click())).toMatch(/takeout\.json[^]*alt\.pdf/);

  await page.goto(`${product.address}/no/organisation/settings`);
  await button(page, 'Lag eksport').click();
  const running = page.getByRole('region', { name: 'Dette pågår' });
  await running.getByText('Eksport av virksomheten').waitFor();
  const download = button(page, 'Last ned').first();
  await download.waitFor();
  await expectAccessible(page);
  await running.getByRole('button', { name: 'Lukk det som er ferdig' }).click();
  await running.waitFor({ state: 'detached' });
  expect(await namesIn(page, () => download.click())).toContain('data/people/company_user.json');

  await button(page, 'Slett virksomheten').click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Slett om 30 dager' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('Almenning Bygg og Energi AS');
  await confirm.click();
  await banner(page).waitFor();
  await expectAccessible(page);
  await button(page, 'Avbryt slettingen').click();
  await banner(page).waitFor({ state: 'detached' });
  await button(page, 'Slett virksomheten').waitFor();
  await leave();
});
