import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser, visit, type Visitor } from './support/browser.ts';
import { focused } from './support/focus.ts';
import { layoutFindings } from './support/layout.ts';
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
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

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

async function choose(page: Page, text: string, action: string): Promise<void> {
  await note(page, text)
    .getByRole('button', { name: /^Handlinger for notatet/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a note is written with the keyboard, found by tag, changed, archived, brought back and deleted', { timeout: 120_000 }, async () => {
  const { page, leave } = await signedIn('hradmin');
  await openNotes(page, 1);
  await page.getByRole('heading', { name: 'Ingen notater ennå' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Nytt notat').press('Enter');
  await noteField(page).waitFor();
  expect((await focused(page)).name).toBe('Notat');
  await page.keyboard.type('Les https://example.no/fagbrev.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fagbrev');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await noteField(page).press('Control+Enter');
  await told(page, 'Notatet er lagt til');
  await page.getByRole('link', { name: /example\.no\/fagbrev/ }).waitFor();
  expect(await page.getByRole('link', { name: /example\.no\/fagbrev/ }).getAttribute('href')).toBe('https://example.no/fagbrev');

  await write(page, 'Ring om lønn');
  await button(page, 'Legg til notat').click();
  await note(page, 'Ring om lønn').waitFor();
  await page.getByRole('group', { name: 'Filtrer på stikkord' }).getByRole('button', { name: 'Fagbrev' }).click();
  await note(page, 'Ring om lønn').waitFor({ state: 'detached' });
  await page.reload();
  await note(page, 'fagbrev').waitFor();
  expect(await notes(page).count()).toBe(1);
  await button(page, 'Alle').click();

  await choose(page, 'Ring om lønn', 'Rediger');
  await noteField(page).fill('Ring om lønn i januar');
  await button(page, 'Lagre').click();
  await told(page, 'Notatet er lagret');
  await choose(page, 'Ring om lønn i januar', 'Arkiver');
  await note(page, 'Ring om lønn').waitFor({ state: 'detached' });
  await page.getByText('Arkiverte (1)').click();
  await choose(page, 'Ring om lønn i januar', 'Hent tilbake');
  await page.getByRole('heading', { name: 'Ingenting er arkivert' }).waitFor();
  await page.getByText('Aktive (2)').click();
  await choose(page, 'Ring om lønn i januar', 'Slett');
  await expectAccessible(page);
  await button(page, 'Slett notatet').click();
  await told(page, 'Notatet er slettet');
  await note(page, 'Ring om lønn').waitFor({ state: 'detached' });
  expect(await layoutFindings(page)).toEqual([]);
  await expectAccessible(page);
  await leave();
});

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

test(
  'a note appears on the page of somebody else with full access, a reminder does not and comes by mail',
  { timeout: 120_000 },
  async () => {
    const [writer, reader] = [await signedIn('hradmin'), await signedIn('systemadmin')];
    const address = await openNotes(writer.page, 3);
    const isLive = reader.page.waitForEvent('websocket');
    await reader.page.goto(address);
    await (await isLive).waitForEvent('framereceived', ({ payload }) => String(payload).includes('isSame'));
    await reader.page.getByRole('heading', { name: 'Ingen notater ennå' }).waitFor();

    await write(writer.page, 'Bare for meg');
    await writer.page.getByLabel('Minn meg på det').fill(new Intl.DateTimeFormat('nb-NO', { dateStyle: 'short' }).format(new Date()));
    await writer.page.keyboard.press('Tab');
    await writer.page.getByText('Bare du ser et notat med påminnelse.').waitFor();
    await writer.page.getByRole('checkbox', { name: 'E-post' }).uncheck();
    await button(writer.page, 'Legg til notat').click();
    await writer.page.getByText('Velg et alternativ').waitFor();
    await writer.page.getByRole('checkbox', { name: 'E-post' }).check();
    await expectAccessible(writer.page);
    await button(writer.page, 'Legg til notat').click();
    await note(writer.page, 'Bare for meg').getByText('Bare du ser dette').waitFor();
    await write(writer.page, 'For alle med tilgang');
    await button(writer.page, 'Legg til notat').click();

    await note(reader.page, 'For alle med tilgang').waitFor();
    expect(await note(reader.page, 'Bare for meg').count()).toBe(0);
    const outbox = async () => (await writer.page.request.get(`${product.address}/outbox`)).text();
    await expect.poll(outbox, { timeout: 30_000 }).toContain('Påminnelse: notatet ditt om');
    expect(await outbox()).not.toContain('Bare for meg');
    await Promise.all([writer.leave(), reader.leave()]);
  },
);
