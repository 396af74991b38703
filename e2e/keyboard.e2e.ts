import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { focused, tabTo } from './support/focus.ts';
import { startJourney } from './support/journey.ts';
import { listenFor, untilQuiet } from './support/quiet.ts';

const { product, browser } = await startJourney();

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/login`);
  await page.getByRole('heading', { name: 'Logg inn' }).waitFor();
  if ((await focused(page)).name !== 'E-post') await tabTo(page, /^E-post/);
  await page.keyboard.type(addressOf('systemadmin'));
  await tabTo(page, /^Passord/);
  await page.keyboard.type(demoPassword);
  await press(page, 'Enter');
  await page.getByRole('heading', { name: /^God / }).waitFor();
}

/** Skips the menus with two keys. */
async function skipToContent(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('heading', { name: /^God / }).waitFor();
  // Widgets that are still loading would move the focused element out of view; on a busy machine they come after the page seems to rest.
  await page.locator('main section h2').first().waitFor();
  await untilQuiet(page);
  await press(page, 'Tab');
  expect((await focused(page)).name).toBe('Gå til innholdet');
  expect(await page.getByRole('link', { name: 'Gå til innholdet' }).isVisible()).toBe(true);
  await press(page, 'Enter', 'Tab');
  expect(await page.evaluate('document.activeElement.closest("main") !== null')).toBe(true);
}

/** Opens a menu, moves through it, and closes it with the focus back on its button. */
async function walkThroughMenu(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  const trigger = await focused(page);
  await press(page, 'Enter');
  await page.getByRole('menu').waitFor();
  await expect.poll(async () => (await focused(page)).role).toMatch(/^menuitem/);
  const first = await focused(page);
  await press(page, 'ArrowDown');
  const next = await focused(page);
  expect(next.name).not.toBe(first.name);
  await press(page, 'ArrowUp');
  expect((await focused(page)).name).toBe(first.name);
  await press(page, 'End', 'ArrowDown');
  expect((await focused(page)).name).toBe(first.name);
  await press(page, 'Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await expect.poll(async () => (await focused(page)).name).toBe(trigger.name);
}

/** Chooses an item of a row's menu by its first letter, which opens a confirmation; closing it returns the focus to the row's button. */
async function askInRowMenu(page: Page): Promise<void> {
  await tabTo(page, /^Handlinger for /);
  const trigger = await focused(page);
  await press(page, 'Enter');
  await page.getByRole('menu', { name: trigger.name }).waitFor();
  await expect.poll(async () => (await focused(page)).role).toMatch(/^menuitem/);
  await press(page, 'd');
  expect((await focused(page)).name).toBe('Deaktiver');
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: /^Deaktiver/ }).waitFor();
  await untilQuiet(page);
  expect(await page.evaluate('document.activeElement.closest("[role=dialog]") !== null')).toBe(true);
  await press(page, 'Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(async () => (await focused(page)).name).toBe(trigger.name);
}

async function findAndOpenPerson(page: Page): Promise<string> {
  await tabTo(page, /^Ansatte/);
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Ansatte', level: 1 }).waitFor();
  await untilQuiet(page);
  await tabTo(page, /^Søk/);
  await page.keyboard.type('a');
  // The search is debounced.
  await page.waitForURL(/[?&]search=a/);
  await untilQuiet(page);
  const name = (await page.locator('main table tbody a').first().innerText()).trim();
  await tabTo(page, new RegExp(`^${name}$`));
  await askInRowMenu(page);
  await press(page, 'Shift+Tab');
  while ((await focused(page)).name !== name) await press(page, 'Shift+Tab');
  await press(page, 'Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await untilQuiet(page);
  // The heading of a new page gets the focus, which announces it.
  await expect.poll(async () => (await focused(page)).role).toBe('h1');
  return name;
}

/** Puts a column first, makes another wider, and finds both again after a reload. */
async function arrangeColumns(page: Page): Promise<void> {
  const headers = () => page.locator('main thead th').allInnerTexts();
  const widthOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
  await page.goto(`${product.address}/no/people`);
  await page.locator('main tbody tr').first().waitFor();
  await untilQuiet(page);
  await tabTo(page, /^Kolonner$/);
  await press(page, 'Enter');
  await tabTo(page, /^Flytt Avdeling tidligere$/);
  await expectAccessible(page);
  await press(page, 'Enter');
  await expect.poll(async () => (await focused(page)).name).toBe('Flytt Avdeling senere');
  await press(page, 'Escape');
  expect((await headers()).slice(1, 4)).toEqual(['Navn', 'Avdeling', 'Stilling']);
  const before = await widthOf('Stilling');
  await tabTo(page, /^Bredden på Stilling$/);
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect.poll(() => widthOf('Stilling')).toBeGreaterThan(before + 16);
  await untilQuiet(page);
  await page.reload();
  await page.locator('main tbody tr').first().waitFor();
  expect((await headers()).slice(1, 4)).toEqual(['Navn', 'Avdeling', 'Stilling']);
  expect(await widthOf('Stilling')).toBeGreaterThan(before + 16);
}

async function editByKeyboard(page: Page): Promise<void> {
  await tabTo(page, /^Rediger/);
  await press(page, 'Enter');
  await page.locator('main form').first().waitFor();
  await untilQuiet(page);
  await tabTo(page, /^Stilling$/);
  await press(page, 'Control+a');
  // Another title for each try: one that is saved already would not be saved again.
  const title = `Tastaturprøver ${Date.now()}`;
  await page.keyboard.type(title);
  await tabTo(page, /^Lagre/);
  await press(page, 'Enter');
  await page
    .getByText(/er lagret/)
    .first()
    .waitFor();
  await page.getByText(title).first().waitFor();
}

/** Finds a page in the palette and opens it; closing the palette returns the focus. */
async function goByPalette(page: Page): Promise<void> {
  await tabTo(page, /^Din meny/);
  const before = await focused(page);
  await press(page, 'Control+k');
  await page.getByRole('dialog', { name: /^Søk etter ansatte/ }).waitFor();
  await expect.poll(async () => (await focused(page)).role).toBe('combobox');
  await untilQuiet(page);
  await expectAccessible(page);
  await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp');
  const meant = await page.evaluate('document.activeElement.getAttribute("aria-activedescendant")');
  expect(await page.locator(`[id="${String(meant)}"][aria-selected=true]`).count()).toBe(1);
  await press(page, 'Escape');
  // The shortcut does nothing until the previous dialog has been removed.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(async () => (await focused(page)).name).toBe(before.name);
  await press(page, 'Control+k');
  await expect.poll(async () => (await focused(page)).role).toBe('combobox');
  await page.keyboard.type('mine innst');
  // It is among the suggested pages before anything is typed; Enter selects the active one.
  await page.locator('[role=option][aria-selected=true]', { hasText: /^Mine innstillinger/ }).waitFor();
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Mine innstillinger', level: 1 }).waitFor();
  await untilQuiet(page);
}

/** Adds a page to the favourites, finds it there, and removes it again. */
async function keepAtHand(page: Page): Promise<void> {
  const favourites = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: /^Mine innstillinger/ });
  // The answer arrives only after the user has clicked again.
  const { promise: regretted, resolve: regret } = Promise.withResolvers<undefined>();
  await page.route('**/add-navigation-favourite*', async (route) => {
    await regretted;
    await route.continue();
  });
  await tabTo(page, /^Legg til i favoritter/);
  await press(page, 'Enter');
  await favourites.waitFor();
  await expect.poll(async () => (await focused(page)).name).toBe('Fjern fra favoritter');
  await expectAccessible(page);
  await press(page, 'Enter');
  regret(undefined);
  await favourites.waitFor({ state: 'hidden' });
  await expect.poll(async () => (await focused(page)).name).toBe('Legg til i favoritter');
}

async function logOutByKeyboard(page: Page): Promise<void> {
  await page.goto(`${product.address}/no`);
  await page.getByRole('heading', { name: /^God / }).waitFor();
  await untilQuiet(page);
  await tabTo(page, /^Din meny/);
  await press(page, 'Enter');
  await page.getByRole('menu').waitFor();
  await expect.poll(async () => (await focused(page)).role).toMatch(/^menuitem/);
  await press(page, 'End');
  expect((await focused(page)).name).toBe('Logg ut');
  await press(page, 'Enter');
  await page.waitForURL('**/logout-redirect**');
}

test('the day’s work is done by keyboard alone, and one always sees where one is', async () => {
  const { page, leave } = await visit(browser);
  listenFor(page);
  await signInByKeyboard(page);
  await skipToContent(page);
  await walkThroughMenu(page, /^Virksomhet/);
  await walkThroughMenu(page, /^Språk/);
  await walkThroughMenu(page, /^Din meny/);
  await findAndOpenPerson(page);
  await editByKeyboard(page);
  await arrangeColumns(page);
  await goByPalette(page);
  await keepAtHand(page);
  await logOutByKeyboard(page);
  await leave();
});
