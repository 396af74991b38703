import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { passSignIn, signInAs } from './support/sign-in.ts';
import { foreignWords, wordsIn } from './support/vocabulary.ts';

const { product, browser } = await startJourney();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Runs a statement directly on the product's database. */
async function byHand(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ host: join(product.dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

/** Waits for the sealer, which runs every few seconds. */
const allSealed = async () => {
  await expect
    .poll(async () => (await byHand('select 1 from audit_log where sequence is null')).rowCount, { timeout: 90_000, interval: 500 })
    .toBe(0);
};

/** Changes the company's details; the register is not queried. */
async function renameCompany(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/organisation`);
  await page.getByRole('link', { name: 'Rediger' }).click();
  await page.getByRole('textbox', { name: 'Navn', exact: true }).fill('Almenning Gruppen AS');
  await button(page, 'Lagre').click();
  await page.getByRole('heading', { name: 'Almenning Gruppen AS', level: 1 }).waitFor();
}

/** Chooses somebody from a list that is accessible also while it is read, and when it holds nobody. */
async function chooseDirector(page: Page): Promise<void> {
  const list = '**/api/companyusers/get-company-users*';
  const held = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  await button(page, 'Bytt daglig leder').click();
  const dialog = page.getByRole('dialog', { name: 'Velg daglig leder' });
  const field = dialog.getByRole('combobox', { name: 'Daglig leder' });
  await field.click();
  await page.getByRole('option', { name: 'Laster' }).waitFor();
  await expectAccessible(page);
  held.resolve();
  await page.getByRole('option').nth(1).waitFor();
  await page.unroute(list);
  await field.fill('Ingen som heter det');
  await page.getByRole('option', { name: 'Fant ingen' }).waitFor();
  await expectAccessible(page);
  await field.fill('');
  await page.getByRole('option').nth(1).click();
  await dialog.getByRole('button', { name: 'Velg' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const somebody = { first: 'Torbjørg', last: 'Fortelling', name: 'Torbjørg Fortelling', file: 'arbeidsavtale.txt' };

const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses an item of the menu of actions on a person. */
async function chooseFor(page: Page, item: string): Promise<void> {
  await button(page, `Mer om ${somebody.name}`).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Adds and invites a person, changes title and role, and uploads a file; returns the address of the profile. */
async function liveThrough(page: Page): Promise<string> {
  await page.goto(`${product.address}/no/people?add=person`);
  await dialog(page).getByLabel('Fornavn').fill(somebody.first);
  await dialog(page).getByLabel('Etternavn').fill(somebody.last);
  await dialog(page).getByLabel('Jobb-e-post').fill('torbjorg@nye.example');
  await dialog(page).getByRole('combobox', { name: 'Stilling' }).fill('Selger');
  await dialog(page).getByRole('checkbox', { name: 'Send invitasjon nå' }).check();
  await dialog(page).getByRole('button', { name: 'Legg til person' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto(`${product.address}/no/people?search=${somebody.last}`);
  await page.getByRole('link', { name: somebody.name }).click();
  await page.getByRole('heading', { level: 1, name: somebody.name }).waitFor();
  const address = page.url();

  const job = page.getByRole('region', { name: 'Jobb', exact: true });
  await button(page, 'Rediger: Jobb').click();
  await job.getByRole('combobox', { name: 'Stilling', exact: true }).fill('Salgsleder');
  await button(page, 'Lagre').click();
  await job.getByText('Salgsleder').waitFor();
  await chooseFor(page, 'Gjør til leder');
  await dialog(page).getByRole('button', { name: 'Gjør til leder' }).click();
  await dialog(page).waitFor({ state: 'detached' });

  await page.goto(`${address}&tab=files`);
  const buffer = Buffer.from('Du er ansatt');
  await page.locator('main input[type=file]').setInputFiles({ name: somebody.file, mimeType: 'text/plain', buffer });
  await page.getByRole('link', { name: somebody.file }).waitFor();
  return address;
}

/** Another user views the file. */
async function lookAt(address: string): Promise<void> {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  await page.goto(`${address}&tab=files`);
  await page.getByRole('link', { name: somebody.file }).click();
  await expect.poll(() => page.getByLabel(`Forhåndsvisning av ${somebody.file}`).inputValue()).toBe('Du er ansatt');
  await leave();
}

async function goAway(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await chooseFor(page, 'Deaktiver');
  await button(page, 'Gå videre').click();
  await dialog(page).getByLabel('Siste arbeidsdag').waitFor();
  await button(page, /^Deaktiver /).click();
  await page.getByText('Profilen er låst').waitFor();
}

/** The lines of the log for the person selected in its filter, oldest first. */
async function storyIn(page: Page): Promise<string[]> {
  await page.goto(`${product.address}/no/organisation/log`);
  await button(page, 'Flere filtre').click();
  await page.getByRole('combobox', { name: 'Person' }).fill(somebody.last);
  await page.getByRole('option', { name: new RegExp(somebody.name) }).click();
  await page.waitForURL(/[?&]person=/);
  await page.getByRole('row', { name: new RegExp(`la til ${somebody.name}`) }).waitFor();
  return (await page.getByRole('main').locator('tbody tr').allInnerTexts()).toReversed();
}

test('the log tells the whole story of somebody, in words, and holds', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const address = await liveThrough(page);
  await lookAt(address);
  await goAway(page, address);

  const story = await storyIn(page);
  const chapters = [
    /la til Torbjørg Fortelling/,
    /inviterte Torbjørg Fortelling/,
    /endret profilen til Torbjørg Fortelling[^]*Stilling: Selger → Salgsleder/,
    /ga Torbjørg Fortelling en høyere rolle[^]*Rolle: Ansatt → Leder/,
    /lastet opp «arbeidsavtale.txt» for Torbjørg Fortelling/,
    /åpnet «arbeidsavtale.txt» på profilen til Torbjørg Fortelling/,
    /deaktiverte Torbjørg Fortelling/,
  ];
  const told = story.flatMap((line) => chapters.findIndex((chapter) => line.search(chapter) >= 0));
  expect(told.filter((place) => place >= 0)).toEqual(chapters.map((_chapter, place) => place));
  expect(story.filter((line) => line.includes(`trakk tilbake invitasjonen til ${somebody.name}`))).toHaveLength(1);
  const { no: english } = await foreignWords();
  expect(story.flatMap((line) => wordsIn(line)).filter((word) => english.has(word))).toEqual([]);
  await expectAccessible(page);

  await allSealed();
  await button(page, 'Kontroller loggen').click();
  await page.getByText('Loggen er uendret').waitFor();
  await leave();
});

test('the company is changed, its log tells of it, verifies, and finds a line changed by hand', async () => {
  const page = await browser.newPage({ locale: 'nb-NO' });
  page.setDefaultTimeout(60_000);
  await page.goto(`${product.address}/no/login`);
  await passSignIn(page, 'systemadmin@example.no');
  await renameCompany(page);
  await chooseDirector(page);

  await page.goto(`${product.address}/no/organisation/log`);
  const line = button(page, /endret opplysningene om virksomheten/);
  await line.waitFor();
  expect((await page.locator('main tbody tr').first().boundingBox())?.y, 'the first line is in sight early').toBeLessThanOrEqual(256);
  await line.click();
  const panel = page.getByRole('dialog', { name: 'Linje i loggen' });
  await panel.getByRole('cell', { name: 'Almenning Gruppen AS' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(page, /valgte daglig leder/).waitFor();

  await allSealed();
  await button(page, 'Kontroller loggen').click();
  await page.getByText('Loggen er uendret').waitFor();
  await page.keyboard.press('Escape');

  await byHand(`update audit_detail set after = '{"name": "Noe annet AS"}' where after ->> 'name' = 'Almenning Gruppen AS'`);
  await page.goto(`${product.address}/no/organisation/log?verify=chain`);
  await page.getByText(/Linje \d+ er endret/).waitFor();
  await page.close();
});
