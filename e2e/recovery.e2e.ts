import type { Page, Route } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startOwnProcess } from './support/journey.ts';
import { listenFor, untilQuiet } from './support/quiet.ts';

const { product, browser } = await startOwnProcess('nothing');

// A failed test may have left the server stopped.
beforeEach(() => product.ensureRunning());

const strip = (page: Page) => page.getByText(/^Ingen forbindelse/);

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`${product.address}/no${path}`);
  await page.getByLabel('E-post').fill('systemadmin@example.no');
  await page.getByLabel('Passord', { exact: true }).fill('samspill-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/no${path}**`);
}

/** Counts the update requests. */
function updatesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update-company-user')) sent.push(request.method());
  });
  return sent;
}

test('a half-typed edit survives that the server is away, and is saved once', async () => {
  const { page } = await visit(browser);
  listenFor(page);
  await signIn(page, '/people/edit');
  const city = page.getByLabel('Poststed').first();
  await city.fill('Øksnes');
  const updates = updatesOf(page);
  await untilQuiet(page);

  // Kills the server during the save. Were it killed earlier, the page might detect it first and hold the save back.
  const killFirst = async (route: Route) => {
    await product.kill();
    await route.continue();
  };
  await page.route('**/update-company-user', killFirst, { times: 1 });
  await page.getByRole('button', { name: 'Lagre' }).click();
  await strip(page).waitFor();
  await page.getByText('Vi fikk ikke svar og vet ikke om det ble lagret').waitFor();
  await expectAccessible(page);
  expect(await city.inputValue()).toBe('Øksnes');
  expect(updates).toHaveLength(1);

  // While the server does not answer, nothing else is sent.
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByText('Det er ingen forbindelse, så ingenting ble sendt').waitFor();
  expect(updates).toHaveLength(1);

  // The strip and the top bar are stacked, also when the page is scrolled.
  await page.mouse.wheel(0, 600);
  const [stripBox, barBox] = [
    await page
      .locator('output')
      .filter({ has: strip(page) })
      .boundingBox(),
    await page.locator('header').first().boundingBox(),
  ];
  expect(barBox?.y).toBeGreaterThanOrEqual((stripBox?.y ?? 0) + (stripBox?.height ?? 0) - 1);

  await product.restart();
  await strip(page).waitFor({ state: 'detached', timeout: 90_000 });
  await page.getByText('Forbindelsen er tilbake').waitFor();
  expect(updates, 'what got no answer is not sent again by itself').toHaveLength(1);
  expect(await city.inputValue()).toBe('Øksnes');

  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.waitForURL('**/people/details**');
  await page.getByText('Øksnes').first().waitFor();
  expect(updates).toHaveLength(2);
  await page.context().close();
});

test('the page that was opened meanwhile comes by itself, and what is on the screen is read again', async () => {
  const { page } = await visit(browser);
  await signIn(page, '/people');
  await page.getByRole('table').waitFor();
  await product.kill();
  await page.context().setOffline(true);
  await strip(page).waitFor();
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('hansen');
  await page.getByText('Vi fikk ikke lastet dette').waitFor();
  expect(await search.inputValue()).toBe('hansen');
  await page.getByRole('link', { name: 'Importer' }).first().click();
  await page.getByText('Denne siden er ikke lastet inn').waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Importer ansatte');
  expect(await page.title()).toBe('Importer ansatte – Samspill');
  expect(await page.getByRole('table').count(), 'the page before it').toBe(0);
  await expectAccessible(page);
  await page.context().setOffline(false);
  await product.restart();
  await page.getByText('Denne siden er ikke lastet inn').waitFor({ state: 'detached', timeout: 90_000 });
  await page.getByRole('heading', { name: 'Importer ansatte' }).waitFor();
  expect(await strip(page).count()).toBe(0);
  await page.context().close();
});

test('a tab and a dialog that were opened meanwhile say that they are not loaded, and come by themselves', async () => {
  const { page } = await visit(browser);
  await signIn(page, '/vacation-and-leave');
  await page.getByRole('tab', { name: 'Mitt fravær' }).waitFor();
  await product.kill();
  await page.context().setOffline(true);
  await strip(page).waitFor();
  await page.getByRole('tab', { name: 'Mitt fravær' }).click();
  await page.getByRole('alert').filter({ hasText: 'Dette er ikke lastet inn' }).getByRole('button', { name: 'Prøv igjen' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByText('Vinduet åpnes av seg selv').waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await product.restart();
  await page.getByRole('dialog').waitFor({ timeout: 90_000 });
  await page.getByText('Dette er ikke lastet inn').first().waitFor({ state: 'detached' });
  await page.context().close();
});

/** Removes the files of the previous version until the page is reloaded. */
async function installNewVersion(page: Page, files: string): Promise<void> {
  let isLoadedAnew = false;
  page.on('framenavigated', () => (isLoadedAnew = true));
  await page.route(files, (route) => (isLoadedAnew ? route.continue() : route.fulfill({ status: 404 })));
}

test('after a new version, one loading of the page brings it, with what was typed', async () => {
  const { page } = await visit(browser);
  await signIn(page, '/signup');
  await page.getByLabel('Organisasjonsnummer').fill('12345');
  await installNewVersion(page, '**/assets/en-*.js');
  await page.getByRole('button', { name: /^Språk/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByText('Det du hadde skrevet, er her fortsatt').waitFor();
  expect(await page.getByLabel('Organisasjonsnummer').inputValue()).toBe('12345');
  await page.context().close();
});

test('after a new version, a page whose former code is gone opens all the same', async () => {
  const { page } = await visit(browser);
  await signIn(page, '/people');
  await page.getByRole('table').waitFor();
  await installNewVersion(page, '**/assets/ImportPage-*.js');
  const link = page.getByRole('link', { name: 'Importer' }).first();
  await link.hover();
  await page.waitForTimeout(300);
  expect(page.url()).toMatch(/people$/);
  await link.click();
  await page.getByRole('heading', { name: 'Importer ansatte' }).waitFor();
  await page.context().close();
});
