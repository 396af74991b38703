import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { colouredPdf, shareOfColour } from './support/coloured-pdf.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney({ showsPdfs: true });
let admin: Visitor;
beforeAll(async () => {
  admin = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
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
  await page.getByLabel('Navn på mappen').fill('HMS / 2026');
  await page.getByRole('button', { name: 'Opprett mappe' }).click();
  await page.getByText('Mappen kan ikke hete dette. Unngå skråstreker og spesialtegn.').waitFor();
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
  await page.setViewportSize({ width: 390, height: 844 });
  const line = page.getByRole('list', { name: 'Filer og mapper i Felles dokumenter' }).getByRole('listitem');
  await expect.poll(async () => (await line.filter({ hasText: 'rutine.txt' }).boundingBox())?.height ?? 0).toBeLessThanOrEqual(48);
  await page.setViewportSize({ width: 1440, height: 900 });
  await chooseFor(page, 'rutine.txt', 'Flytt til …');
  await page.getByRole('button', { name: 'Flytt hit' }).press('Enter');
  await page.getByText('Flyttet til HMS').waitFor();
  await page.getByRole('searchbox').fill('rutine');
  await page.waitForURL(/[?&]search=rutine/);
  await page.getByRole('link', { name: 'rutine.txt' }).waitFor();
  await page.getByRole('checkbox', { name: 'Velg rutine.txt' }).check();
  await page.getByRole('region', { name: '1 valgt' }).getByRole('button', { name: 'Slett' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tøm søket' }).click();
  await page.getByRole('link', { name: 'HMS' }).click();
  await page.getByRole('link', { name: 'rutine.txt' }).click();
  await expect.poll(() => page.getByLabel('Forhåndsvisning av rutine.txt').inputValue()).toBe('Slik gjør vi det');
});

test('whoever has viewed a file stands in its access log', async () => {
  const { page } = admin;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await chooseFor(page, 'rutine.txt', 'Hvem har åpnet filen');
  const log = page.getByRole('dialog');
  await log.getByRole('cell', { name: 'Vist' }).first().waitFor();
  await page.keyboard.press('Escape');
});

test('a PDF is drawn beside the list, and is gone from there when it is closed', async () => {
  const { page } = admin;
  await fileField(page).setInputFiles({ name: 'håndbok.pdf', mimeType: 'application/pdf', buffer: colouredPdf() });
  await page.getByRole('link', { name: 'håndbok.pdf' }).click();
  const frame = page.getByTitle('Forhåndsvisning av håndbok.pdf');
  await frame.waitFor();
  // The browser's own viewer draws in its own time.
  await expect.poll(() => shareOfColour(frame), { timeout: 60_000 }).toBeGreaterThan(0.1);
  await page.getByRole('dialog').getByText('PDF', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await frame.waitFor({ state: 'detached' });
});

test('a large upload that is cancelled on its way leaves nothing', async () => {
  const { page } = admin;
  const files = join(product.dataDir, 'files');
  const kept = () => readdirSync(files, { recursive: true }).length;
  const before = kept();
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 300_000 });
  await fileField(page).setInputFiles({ name: 'film.bin', mimeType: 'application/octet-stream', buffer: Buffer.alloc(12_000_000, 'x') });
  const tray = page.getByRole('region', { name: 'Opplastinger' });
  await expect.poll(() => tray.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await tray.getByRole('button', { name: 'Avbryt film.bin' }).click();
  await tray.getByText('Avbrutt').waitFor();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect.poll(() => readdirSync(join(product.dataDir, 'staging'))).toEqual([]);
  expect(kept()).toBe(before);
  await tray.getByRole('button', { name: 'Lukk listen over opplastinger' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'håndbok.pdf' }).waitFor();
  expect(await page.getByRole('link', { name: 'film.bin' }).count()).toBe(0);
});

test('what was deleted is gone for everybody, and comes back by undo or from the trash', async () => {
  const { page } = admin;
  await openDocuments(page);
  const file = page.getByRole('link', { name: 'brann.txt' });
  const remove = async (): Promise<void> => {
    await chooseFor(page, 'brann.txt', 'Slett');
    await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
    await file.waitFor({ state: 'detached' });
  };
  await remove();
  await page.reload();
  await page.getByRole('link', { name: 'HMS' }).waitFor();
  expect(await file.count()).toBe(0);
  const trash = page.getByRole('dialog', { name: 'Nylig slettet' });
  await page.getByRole('button', { name: 'Nylig slettet' }).click();
  await trash.getByText('brann.txt').waitFor();
  await expectAccessible(page);
  await trash.getByRole('button', { name: 'Hent tilbake «brann.txt»' }).click();
  await trash.getByText('Ingenting er slettet de siste 30 dagene').waitFor();
  await page.keyboard.press('Escape');
  await file.waitFor();
  await remove();
  await page.getByRole('button', { name: 'Angre' }).click();
  await file.waitFor();
});

test('a new name that is being typed is asked about before it is lost', async () => {
  const { page } = admin;
  await chooseFor(page, 'brann.txt', 'Gi nytt navn');
  const field = page.getByRole('textbox', { name: 'Nytt navn på brann.txt' });
  // The name without its ending is selected.
  await expect.poll(() => field.evaluate((one: HTMLInputElement) => one.selectionEnd)).toBe('brann'.length);
  await page.keyboard.type('brannvern');
  await page.getByRole('link', { name: 'HMS' }).click();
  await page.getByRole('dialog', { name: 'Forlate siden uten å lagre?' }).getByRole('button', { name: 'Bli her' }).click();
  expect(await field.inputValue()).toBe('brannvern.txt');
  const question = page.getByRole('dialog', { name: 'Lukke uten å lagre?' });
  await field.press('Escape');
  await question.getByRole('button', { name: 'Fortsett å redigere' }).click();
  await question.waitFor({ state: 'detached' });
  await chooseFor(page, 'HMS', 'Gi nytt navn');
  await question.getByRole('button', { name: 'Fortsett å redigere' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Fliser' }).press('Space');
  await page.getByRole('gridcell', { name: /^HMS, / }).waitFor();
  expect(await field.inputValue()).toBe('brannvern.txt');
  await page.getByRole('radio', { name: 'Liste' }).press('Space');
  await page.getByRole('table').waitFor();
  expect(await field.inputValue()).toBe('brannvern.txt');
  await field.fill('brann/vern.txt');
  await field.press('Enter');
  await page.getByText('Filen kan ikke hete dette. Unngå skråstreker').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await field.fill('brannvern.txt');
  await field.press('Enter');
  await page.getByRole('link', { name: 'brannvern.txt' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Nytt navn på HMS' }).count()).toBe(0);
});

test('the folder as tiles: moved in by arrow keys, and as the reader has chosen it after a reload', async () => {
  const { page } = admin;
  await openDocuments(page);
  await page.getByRole('radio', { name: 'Fliser' }).press('Space');
  const folder = page.getByRole('gridcell', { name: /^HMS, / });
  const file = page.getByRole('gridcell', { name: /^brannvern\.txt, / });
  const focused = (tile: Locator) => tile.evaluate((one) => one === document.activeElement);
  await folder.press('ArrowRight');
  expect(await focused(file)).toBe(true);
  await file.press('Space');
  await page.getByRole('region', { name: '1 valgt' }).waitFor();
  expect(await file.getAttribute('aria-selected')).toBe('true');
  await expectAccessible(page);
  await file.press('Space');
  await file.press('ContextMenu');
  await page.getByRole('menuitem', { name: 'Gi nytt navn' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nytt navn på brannvern.txt' }).press('Escape');
  expect(await focused(file)).toBe(true);
  await chooseFor(page, 'brannvern.txt', 'Slett');
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).press('Enter');
  // The focus goes on to the tile that is left.
  await expect.poll(() => focused(folder)).toBe(true);
  await page.getByRole('button', { name: 'Angre' }).click();
  await file.waitFor();
  await folder.press('Enter');
  await expect.poll(() => focused(page.getByRole('gridcell').first())).toBe(true);
  await page.reload();
  await page.getByRole('gridcell', { name: /^håndbok\.pdf, / }).waitFor();
  await page.getByRole('radio', { name: 'Liste' }).press('Space');
  await page.getByRole('table').waitFor();
});

test('a link that may not be added says why beside its address', async () => {
  const { page } = admin;
  await page.getByRole('button', { name: 'Legg til mer' }).click();
  await page.getByRole('menuitem', { name: 'Legg til lenke' }).click();
  const address = page.getByRole('dialog').getByLabel('Adresse');
  await address.fill('ftp://example.no/rutiner');
  await page.getByLabel('Navn i listen').fill('Rutiner');
  await address.press('Enter');
  await page.getByText('Skriv inn en adresse som begynner med http eller https og ikke går til en bin- eller zip-fil.').waitFor();
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await address.fill('https://example.no/rutiner');
  await address.press('Enter');
  await page.getByRole('link', { name: 'Rutiner, åpnes i en ny fane' }).waitFor();
});

test('an employee reads the shared documents and changes nothing', async () => {
  const employee = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  await openDocuments(employee.page);
  await employee.page.getByRole('link', { name: 'HMS' }).waitFor();
  expect(await employee.page.getByRole('button', { name: 'Last opp' }).count()).toBe(0);
  expect(await employee.page.getByRole('button', { name: 'Handlinger for HMS' }).count()).toBe(0);
  await employee.leave();
});

test('a folder kept to one role is closed in the browser of another, and its log says who has looked', async () => {
  const { page } = admin;
  await openDocuments(page);
  await chooseFor(page, 'HMS', 'Begrens tilgang');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Bare utvalgte roller og personer' }).check();
  await dialog.getByRole('checkbox', { name: 'HR-administrator' }).check();
  await dialog.getByRole('button', { name: 'Lagre tilgang' }).click();
  await page.getByText('Tilgangen til «HMS» er begrenset').waitFor();
  await page.getByRole('link', { name: 'HMS' }).click();
  await page.getByRole('link', { name: 'rutine.txt' }).click();
  await page.getByLabel('Forhåndsvisning av rutine.txt').waitFor();
  const address = page.url();
  await page.keyboard.press('Escape');

  const [officer, employee] = await Promise.all(
    ['hradmin', 'employee'].map(async (part) => visit(browser, { storageState: await signInAs(browser, product.address, part) })),
  );
  if (!officer || !employee) throw new Error('Both have signed in');
  await officer.page.goto(address);
  await expect.poll(() => officer.page.getByLabel('Forhåndsvisning av rutine.txt').inputValue()).toBe('Slik gjør vi det');
  await officer.leave();
  await employee.page.goto(address);
  await employee.page.getByRole('heading', { name: 'Filen er ikke her lenger' }).waitFor();
  const status = await employee.page.evaluate(async (fileId) => {
    const { user } = await (await fetch('/api/users/current-user')).json();
    return (await fetch(`/api/companies/get-file/rutine.txt?fileId=${fileId}&account=${user.companyId}`)).status;
  }, new URL(address).searchParams.get('file'));
  expect(status).toBe(404);
  await employee.leave();

  await chooseFor(page, 'rutine.txt', 'Hvem har åpnet filen');
  const log = page.getByRole('dialog');
  const names = () => log.locator('tbody tr td:first-child').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(2);
  expect(new Set(await names()).size).toBe(2);
});

test('a profile picture is cut and shows in the top bar and in the list of people', async () => {
  const { page } = admin;
  await page.goto(`${product.address}/no/people/details`);
  const employeeId = await page.evaluate(async () => (await (await fetch('/api/users/current-user')).json()).user.companyUserId);
  await page.goto(`${product.address}/no/people/details?employeeId=${employeeId}`);
  await page.getByRole('button', { name: /^Din meny/ }).click();
  await page.getByRole('menuitem', { name: 'Min profil' }).click();
  await page.waitForURL('**/people/details');
  await page.getByRole('button', { name: /^Endre bildet av/ }).click();
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 200 });
    canvas.getContext('2d')?.fillRect(0, 0, 300, 100);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'meg.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') });
  await dialog.getByRole('button', { name: 'Synlig del av bildet' }).press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fortsett å redigere' }).click();
  // Going back leads to the same page of another address.
  await page.evaluate(() => history.back());
  await page.getByRole('button', { name: 'Bli her' }).click();
  await dialog.getByLabel('Zoom').press('ArrowRight');
  await dialog.getByRole('button', { name: 'Lagre bildet' }).click();
  // What is said of it is gone again after three seconds, which a busy machine may miss.
  await dialog.waitFor({ state: 'detached' });
  const drawn = async (picture: Locator): Promise<void> => {
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  };
  await drawn(page.locator('header button img'));
  await page.goto(`${product.address}/no/people`);
  await drawn(page.locator('main table img').first());
  await drawn(page.locator('header button img'));
});
