import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { fictionalStaff, officeWorkbook } from '#features/people/testing/staff-list.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startOwnProcess } from './support/journey.ts';

const people = 300;

const { product, browser } = await startOwnProcess('nothing');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Signs up and verifies the address with the mailed code. */
async function signUp(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/redirect/signup`);
  await heading(page, 'Opprett konto').waitFor();
  const fields = { Fornavn: 'Ragnhild', Etternavn: 'Sæther', 'E-post': 'ragnhild@fjordlys.example', Passord: 'fire grønne epler i kurven' };
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const [label, value] of Object.entries(fields)) await field(label).fill(value);
  // What was typed is there after a reload and when one begins again; a password is kept nowhere.
  await page.reload();
  expect(await field('Etternavn').inputValue()).toBe(fields.Etternavn);
  await page.goto(`${product.address}/no/redirect/signup`);
  for (const [label, value] of Object.entries(fields)) expect(await field(label).inputValue()).toBe(label === 'Passord' ? '' : value);
  await field('Passord').fill(fields.Passord);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await heading(page, 'Bekreft e-postadressen').waitFor();
  await expectAccessible(page);
  const outbox = await (await page.request.get(`${product.address}/outbox`)).text();
  await page.getByLabel('Kode').fill(/<h2>(\d{6}) /.exec(outbox)?.[1] ?? '');
  await button(page, 'Bekreft').click();
}

/** Fills in the company from its organisation number. */
async function registerCompany(page: Page): Promise<void> {
  await heading(page, 'Registrer virksomhet').waitFor();
  const number = page.getByLabel('Organisasjonsnummer');
  await number.fill('12345');
  await number.press('Tab');
  await page.getByText('Skriv nøyaktig 9 sifre').waitFor();
  await number.fill('123456789');
  await number.blur();
  await page
    .getByText(/kontrollsiffer|ikke gyldig|stemmer ikke/i)
    .first()
    .waitFor();
  await number.fill('123 456 785');
  await page.getByText('Funnet i Enhetsregisteret: FJORDLYS REGNSKAP AS').waitFor();
  await expect.poll(() => page.getByLabel('Poststed').inputValue()).toMatch(/bergen/i);
  // A number that is pasted whole goes into both fields.
  await page.getByLabel('Landkode').fill('+46');
  await page.getByRole('textbox', { name: 'Mobil', exact: true }).fill('0047 90 12 34 56');
  expect(await page.getByLabel('Landkode').inputValue()).toBe('+47');
  expect(await page.getByRole('textbox', { name: 'Mobil', exact: true }).inputValue()).toBe('90123456');
  await page.getByLabel(/Jeg godtar/).check();
  await page.getByLabel(/Jeg har lest/).check();
  await expectAccessible(page);
  const refused: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`));
  await button(page, 'Registrer virksomheten').click();
  await heading(page, /^God (morgen|ettermiddag|kveld), Ragnhild/).waitFor();
  await page.getByText('10 dager igjen av 10').waitFor();
  await button(page, 'Åpne fraværskalenderen').waitFor();
  expect(refused, 'nothing is asked for that the new company does not have yet').toEqual([]);
}

/** Imports a staff list of 300 people from a workbook: file, columns, check, done. */
async function importStaff(page: Page): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'samspill-list-')), 'ansatte.xlsx');
  writeFileSync(file, await officeWorkbook(fictionalStaff(people)));
  await page.getByRole('link', { name: 'Importer ansattlisten', exact: true }).click();
  await heading(page, 'Importer ansatte').waitFor();
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await heading(page, 'Hva står i hver kolonne?').waitFor();
  await expectAccessible(page);
  await button(page, 'Kontroller radene').click();
  await heading(page, 'Dette skjer').waitFor();
  await expectAccessible(page);
  await button(page, `Legg til ${people} personer`).click();
  await page.getByText('Ansattlisten er importert').waitFor({ timeout: 90_000 });
  await expectAccessible(page);
}

/** Finds people while typing, and exports them as a workbook. */
async function findAndExport(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Se de ansatte' }).click();
  await heading(page, 'Ansatte').waitFor();
  const search = page.getByRole('searchbox');
  await search.fill('ase odeg');
  await page
    .getByRole('row', { name: /Åse Ødegård/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await search.fill('');
  // The search is debounced; the export uses the filter in the address.
  await page.waitForURL((url) => !url.searchParams.has('search'));
  await page
    .getByText(new RegExp(`${people + 1}`))
    .first()
    .waitFor();
  await button(page, 'Eksporter').click();
  await page.getByRole('menuitem', { name: 'Flere valg …' }).click();
  await heading(page, 'Eksporter ansatte').waitFor();
  const zeros = page.getByText('forsvinner nuller foran');
  const nationalNumber = page.getByRole('checkbox', { name: 'Fødselsnummer' });
  await nationalNumber.check();
  expect(await zeros.count()).toBe(0);
  await page.getByRole('radio', { name: 'CSV' }).check();
  await zeros.waitFor();
  await expect.poll(() => zeros.evaluate((note) => note.getBoundingClientRect().bottom < innerHeight - 60)).toBe(true);
  await expectAccessible(page);
  await nationalNumber.uncheck();
  await zeros.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'Excel' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Eksporter', exact: true }).click(),
  ]);
  const [sheet] = await readXlsxFile(await download.path());
  const rows = sheet?.data ?? [];
  expect(rows.length).toBe(people + 2);
  expect(rows.some((row) => row.includes('Ødegård'))).toBe(true);
}

/** Undoes the import: only the founder is left. */
async function undoImport(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/people/import`);
  await page
    .getByRole('link', { name: /ansatte\.xlsx/ })
    .first()
    .click();
  await button(page, 'Angre denne importen').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Angre/ })
    .click();
  await page.getByText('Importen er angret', { exact: true }).waitFor({ timeout: 90_000 });
  await page.goto(`${product.address}/no/people`);
  await page.getByText('Du er den eneste her').waitFor();
}

/** Switches to English and signs out. */
async function leaveInEnglish(page: Page): Promise<void> {
  await button(page, /Språk/).click();
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .first()
    .click();
  await heading(page, 'People').waitFor();
  await page.waitForURL('**/en-gb/people');
  await page.locator('html[lang^=en]').waitFor();
  await button(page, /^Your menu/).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/logout-redirect**');
  await page.goto(`${product.address}/en-gb/people`);
  await heading(page, 'Sign in').waitFor();
}

test('from sign-up to a searchable staff list, and back', async () => {
  const { page, leave } = await visit(browser, { acceptDownloads: true });
  await signUp(page);
  await registerCompany(page);
  await importStaff(page);
  await findAndExport(page);
  await undoImport(page);
  await leaveInEnglish(page);
  await leave();
});
