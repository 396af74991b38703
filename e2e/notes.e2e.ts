import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { focused } from './support/focus.ts';
import { startJourney } from './support/journey.ts';
import { layoutFindings } from './support/layout.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

const { product, browser } = await startJourney();
let writes: Cookies;
beforeAll(async () => {
  writes = await signInAs(browser, product.address, 'hradmin');
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const notes = (page: Page) => page.getByRole('region', { name: 'Notater og påminnelser' }).getByRole('article');
const note = (page: Page, text: string | RegExp) => notes(page).filter({ hasText: text });
const noteField = (page: Page) => page.getByRole('textbox', { name: 'Notat', exact: true });
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor();

interface Start {
  texts?: readonly string[];
  timezoneId?: string;
}

/** A visitor who reads the notes on the person at this position of the list, with the given notes. */
async function atNotes(place: number, { texts = [], timezoneId = 'Europe/Oslo' }: Start = {}): Promise<Visitor & { address: string }> {
  const visitor = await visit(browser, { storageState: writes, timezoneId });
  const { page } = visitor;
  await page.goto(`${product.address}/no/people?roles=employee`);
  await page.getByRole('row').nth(place).getByRole('link').first().click();
  await page.waitForURL('**/people/details**');
  await page.getByRole('tab', { name: 'Notater' }).click();
  await button(page, 'Nytt notat').waitFor();
  for (const text of texts) {
    await write(page, text);
    await button(page, 'Legg til notat').click();
    await note(page, text).waitFor();
  }
  return { ...visitor, address: page.url() };
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

test('a note is written with the keyboard and tagged, and its address is a link', async () => {
  const { page, leave } = await atNotes(1);
  await page.getByRole('heading', { name: 'Ingen notater ennå' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Nytt notat').press('Enter');
  await noteField(page).waitFor();
  await expect.poll(async () => (await focused(page)).name).toBe('Notat');
  await page.keyboard.type('Les https://example.no/fagbrev.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fagbrev');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await noteField(page).press('Control+Enter');
  await told(page, 'Notatet er lagt til');
  await note(page, 'fagbrev').getByText('Fagbrev', { exact: true }).waitFor();
  const link = page.getByRole('link', { name: /example\.no\/fagbrev/ });
  expect(await link.getAttribute('href')).toBe('https://example.no/fagbrev');
  expect(await layoutFindings(page)).toEqual([]);
  await leave();
});

test('a tag finds its notes, and the address keeps it', async () => {
  const { page, leave } = await atNotes(4, { texts: ['Ring om lønn'] });
  await write(page, 'Mangler fagbrev');
  await page.getByRole('combobox', { name: 'Stikkord' }).fill('Fagbrev');
  await page.keyboard.press('Enter');
  await button(page, 'Legg til notat').click();
  const tag = page.getByRole('group', { name: 'Filtrer på stikkord' }).getByRole('button', { name: 'Fagbrev' });
  await tag.click();
  await note(page, 'Ring om lønn').waitFor({ state: 'detached' });
  await page.reload();
  await note(page, 'Mangler fagbrev').waitFor();
  await expect.poll(() => notes(page).count()).toBe(1);
  await button(page, 'Alle').click();
  await note(page, 'Ring om lønn').waitFor();
  await leave();
});

test('a note is changed, archived, brought back and deleted', async () => {
  const { page, leave } = await atNotes(5, { texts: ['Ring om lønn'] });
  await choose(page, 'Ring om lønn', 'Rediger');
  await noteField(page).fill('Ring om lønn i januar');
  await button(page, 'Lagre').click();
  await told(page, 'Notatet er lagret');
  await choose(page, 'Ring om lønn i januar', 'Arkiver');
  await note(page, 'Ring om lønn').waitFor({ state: 'detached' });
  await page.getByText('Arkiverte (1)').click();
  await choose(page, 'Ring om lønn i januar', 'Hent tilbake');
  await page.getByRole('heading', { name: 'Ingenting er arkivert' }).waitFor();
  await page.getByText('Aktive (1)').click();
  await choose(page, 'Ring om lønn i januar', 'Slett');
  await button(page, 'Slett notatet').waitFor();
  await expectAccessible(page);
  await button(page, 'Slett notatet').click();
  await told(page, 'Notatet er slettet');
  await note(page, 'Ring om lønn').waitFor({ state: 'detached' });
  await leave();
});

test('what was typed is offered back after the page was closed', async () => {
  const { page, address, leave } = await atNotes(2);
  await write(page, 'Halvferdig tanke');
  await page.getByRole('combobox', { name: 'Stikkord' }).fill('Idé');
  await page.keyboard.press('Enter');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await page.goto(address);
  await button(page, 'Nytt notat').click();
  await page.getByText('Du har ikke lagret det du skrev her').waitFor();
  await expectAccessible(page);
  await button(page, 'Hent tilbake').click();
  await expect.poll(() => noteField(page).inputValue()).toBe('Halvferdig tanke');
  await button(page, 'Legg til notat').click();
  await note(page, 'Halvferdig tanke').getByText('Idé').waitFor();
  await button(page, 'Nytt notat').click();
  await noteField(page).waitFor();
  expect(await page.getByText('Du har ikke lagret det du skrev her').count()).toBe(0);
  await leave();
});

test('a note appears on the page of somebody else with full access, a reminder does not', async () => {
  const storageState = await signInAs(browser, product.address, 'systemadmin');
  const [writer, reader] = [await atNotes(3), await visit(browser, { storageState })];
  const isLive = reader.page.waitForEvent('websocket');
  await reader.page.goto(writer.address);
  await (await isLive).waitForEvent('framereceived', ({ payload }) => String(payload).includes('isSame'));
  await reader.page.getByRole('heading', { name: 'Ingen notater ennå' }).waitFor();

  await write(writer.page, 'Bare for meg');
  await writer.page.getByLabel('Minn meg på det').fill('31.12.2099');
  await writer.page.keyboard.press('Tab');
  await writer.page.getByText('Bare du ser et notat med påminnelse.').waitFor();
  await button(writer.page, 'Legg til notat').click();
  await note(writer.page, 'Bare for meg').getByText('Bare du ser dette').waitFor();
  await write(writer.page, 'For alle med tilgang');
  await button(writer.page, 'Legg til notat').click();
  await note(reader.page, 'For alle med tilgang').waitFor();
  expect(await note(reader.page, 'Bare for meg').count()).toBe(0);
  await Promise.all([writer.leave(), reader.leave()]);
});

/** Sets every company's time zone so that it is past eight in the morning whenever this runs; returns the zone. */
async function moveToDaytime(): Promise<string> {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Oslo' }).format(new Date()));
  const zone = hour >= 8 ? 'Europe/Oslo' : 'Pacific/Kiritimati';
  const client = new pg.Client({ host: join(product.dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' });
  await client.connect();
  await client.query('update company set time_zone = $1', [zone]);
  await client.end();
  return zone;
}

test('a reminder comes by mail, and says nothing of what stands in the note', async () => {
  const timeZone = await moveToDaytime();
  const { page, leave } = await atNotes(6, { timezoneId: timeZone });
  await write(page, 'Bare for meg');
  await page.getByLabel('Minn meg på det').fill(new Intl.DateTimeFormat('nb-NO', { dateStyle: 'short', timeZone }).format(new Date()));
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: 'I Samspill' }).uncheck();
  await page.getByRole('checkbox', { name: 'E-post' }).uncheck();
  await button(page, 'Legg til notat').click();
  await page.getByText('Velg et alternativ').waitFor();
  await page.getByRole('checkbox', { name: 'E-post' }).check();
  await expectAccessible(page);
  await button(page, 'Legg til notat').click();
  await note(page, 'Bare for meg').waitFor();
  const outbox = async () => (await page.request.get(`${product.address}/outbox`)).text();
  await expect.poll(outbox, { timeout: 60_000 }).toContain('Påminnelse: notatet ditt om');
  expect(await outbox()).not.toContain('Bare for meg');
  await leave();
});

test('a task is given beside the list, waits on home, and is completed with a file', async () => {
  const { page, leave } = await atNotes(4);
  await page.getByRole('tab', { name: 'Oppgaver' }).click();
  await page.getByRole('heading', { name: 'Ingen åpne oppgaver' }).waitFor();
  await button(page, 'Ny oppgave').click();
  const form = page.getByRole('dialog', { name: 'Ny oppgave' });
  await form.getByRole('textbox', { name: 'Oppgave', exact: true }).fill('Bestill skilt til døra');
  await form.getByRole('button', { name: 'Legg til oppgave' }).click();
  await form.getByText('Fyll ut dette feltet').first().waitFor();
  const own = (await page.getByRole('button', { name: /^Din meny/ }).getAttribute('aria-label')) ?? '';
  const name = own.replace('Din meny: ', '');
  await form.getByRole('combobox', { name: 'Ansvarlig' }).fill(name);
  await page.getByRole('option').first().click();
  await form.getByRole('combobox', { name: 'Gjenta' }).click();
  await page.getByRole('option', { name: 'uker' }).click();
  await form.getByLabel('Frist').fill('1.12.2099');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Legg til oppgave' }).click();
  await told(page, 'Oppgaven er lagt til');

  await page.goto(`${product.address}/no`);
  // The home page shows the first three; plans of the demo give earlier ones.
  await page
    .getByRole('region', { name: 'Oppgavene dine' })
    .getByRole('link', { name: /^Se alle \d+ oppgavene$/ })
    .click();
  await page.getByRole('heading', { name: 'Mine oppgaver', level: 1 }).waitFor();
  expect(await layoutFindings(page)).toEqual([]);
  await button(page, 'Fullfør «Bestill skilt til døra»').click();
  const completion = page.getByRole('dialog', { name: 'Fullfør oppgaven' });
  await completion
    .locator('input[type=file]')
    .setInputFiles({ name: 'kvittering.txt', mimeType: 'text/plain', buffer: Buffer.from('Levert') });
  await page.keyboard.press('Escape');
  await button(page, 'Fortsett å redigere').click();
  await completion.getByText('kvittering.txt').waitFor();
  await completion.getByLabel('Kommentar').fill('Ligger i resepsjonen');
  await completion.getByRole('button', { name: 'Fullfør' }).click();
  await told(page, 'Oppgaven er fullført. Den neste har frist 8. des. 2099.');
  await page
    .getByRole('link', { name: /^Gjelder / })
    .last()
    .click();
  await page.getByText('Fullførte (1)').click();
  await page.getByText('Ligger i resepsjonen').waitFor();
  await button(page, /^kvittering\.txt/).waitFor();
  await expectAccessible(page);
  await leave();
});
