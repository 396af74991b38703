import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const winnerOn = (page: Page) => page.locator('output strong').textContent();
const phone = { width: 390, height: 844 };
/** A page with nothing kept, which can be closed in the middle of something. */
const own = (of: Browser, storageState: Cookies) => visit(of, { storageState, fresh: true });

test('a lottery is copied, drawn while others watch, stands when the drawer leaves, and is checked', async () => {
  const signedIn = (part: string) => signInAs(browser, product.address, part);
  const creator = await signedIn('systemadmin');
  const others = await Promise.all(['employee', 'manager', 'hradmin'].map(signedIn));
  const host = await own(browser, creator);
  await host.page.goto(`${product.address}/no/winkit`);
  const watchers = await Promise.all(
    others.map((storageState, place) => visit(browser, { storageState, ...(place === 0 && { viewport: phone }) })),
  );
  const game = await copyGame(host.page);
  const told: string[] = [];
  const [first] = watchers.map(({ page }) => page);
  if (!first) throw new Error('Nobody watches');
  first.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void told.push(String(payload))));
  await Promise.all(watchers.map(({ page }) => watch(page, game)));

  // The drawer is gone before the wheel turns.
  const isDrawn = host.page.waitForResponse('**/api/winkit/draw');
  await button(host.page, 'Trekk').press('Enter');
  await isDrawn;
  await host.leave();
  const names = await Promise.all(watchers.map(({ page }) => shownWinner(page, 'Kinobilletter går til')));
  expect(new Set(names).size).toBe(1);
  expect(told.filter((frame) => frame.includes('"target":"told"') && frame.includes('startsDate'))).toHaveLength(1);

  const back = await visit(browser, { storageState: creator });
  await drawInAnother(back.page);
  await back.page.goto(game);
  await heading(back.page, 'Julebord').waitFor();
  expect(await winnerOn(back.page)).toBe(names[0]);
  await endAndCheck(back.page, first);
  await seesOnlyThis(first);
  for (const { leave } of [back, ...watchers]) await leave();
});

/** Copies last week's lottery under another name, and answers its address. */
async function copyGame(page: Page): Promise<string> {
  await button(page, 'Flere handlinger for «Fredagslotteri»').click();
  await page.getByRole('menuitem', { name: 'Lag en kopi' }).click();
  await page.getByText('25 deltakere').waitFor();
  await page.getByText('er det pengespill og krever tillatelse').waitFor();
  await page.getByRole('textbox', { name: 'Navn', exact: true }).fill('Julebord');
  await page.getByRole('textbox', { name: 'Legg til et navn' }).fill('Anne Vik');
  await page.getByRole('textbox', { name: 'Legg til et navn' }).press('Enter');
  await page.getByText('26 deltakere').waitFor();
  await expectAccessible(page);
  await button(page, 'Opprett lotteri').click();
  await heading(page, 'Julebord').waitFor();
  return page.url();
}

async function watch(page: Page, game: string): Promise<void> {
  // The answer to what is watched: from then on the page is told of draws.
  const isAnswered = new Promise<void>((done) => {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).includes('"result":true') && done()));
  });
  await page.goto(game);
  await page.getByText('Ingen er trukket ennå. Hjulet snurrer her når trekningen begynner.').waitFor();
  await isAnswered;
  await expect(button(page, 'Trekk').count()).resolves.toBe(0);
}

/** The winner, as a screen reader is told. */
async function shownWinner(page: Page, words: string): Promise<string | null> {
  await page.getByRole('status').filter({ hasText: words }).waitFor();
  return winnerOn(page);
}

/** While a draw of the other waits for its minute; a double click draws once. */
async function drawInAnother(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/winkit`);
  await page
    .getByRole('row', { name: /Julebord/ })
    .getByText('Trekning pågår')
    .waitFor();
  await page.getByRole('link', { name: 'Julelotteri' }).click();
  await button(page, 'Trekk').dblclick();
  await shownWinner(page, 'Marsipangris går til');
  expect(await page.getByRole('listitem').filter({ hasText: 'Marsipangris:' }).count()).toBe(1);
  expect(await page.getByRole('listitem').filter({ hasText: 'Gavekort:' }).count()).toBe(0);
}

async function endAndCheck(page: Page, watching: Page): Promise<void> {
  await button(page, 'Avslutt lotteriet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt lotteriet' }).click();
  await button(watching, 'Kontroller alle trekninger').click();
  await watching.getByText('Alle trekninger stemmer.').waitFor();
  await expectAccessible(watching);
}

async function seesOnlyThis(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/winkit`);
  await heading(page, 'Du har ikke tilgang til «Lotteri»').waitFor();
}

test('strangers sign in first, and external people do not watch', async () => {
  const external = await visit(browser, { storageState: await signInAs(browser, product.address, 'accountant') });
  const anybody: Visitor = await visit(browser);
  const creator = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await creator.page.goto(`${product.address}/no/winkit`);
  await creator.page.getByRole('link', { name: 'Fredagslotteri' }).click();
  await heading(creator.page, 'Fredagslotteri').waitFor();
  const game = creator.page.url();
  await external.page.goto(game);
  await external.page.getByText('Lotteriet er for dem som jobber her').waitFor();
  await anybody.page.goto(game);
  await anybody.page.locator('input[type=password]').waitFor();
  for (const { leave } of [external, anybody, creator]) await leave();
});
