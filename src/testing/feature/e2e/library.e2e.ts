import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { layoutFindings } from './support/layout.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });
let keeper: Cookies;
beforeAll(async () => {
  keeper = await signInAs(browser, product.address, 'systemadmin');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const finds = async (page: Page) => {
  await expectAccessible(page);
  expect(await layoutFindings(page)).toEqual([]);
};

test('a book is added with a file, noted, given a task, lent, and shown to whoever has its link', async () => {
  const { page, leave } = await visit(browser, { storageState: keeper });
  await page.goto(`${product.address}/no`);
  await page.getByRole('link', { name: 'Bibliotek' }).click();
  await page.getByRole('heading', { name: 'Ingen bøker ennå' }).waitFor();
  await finds(page);

  await button(page, 'Legg til bok').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Tittel').fill('Kristin Lavransdatter');
  await form.getByLabel('Forfatter').fill('Sigrid Undset');
  await form.locator('input[type=file]').setInputFiles({ name: 'omslag.txt', mimeType: 'text/plain', buffer: Buffer.from('Kransen') });
  await form.getByText('omslag.txt').waitFor();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Legg til bok' }).click();
  await page.getByRole('heading', { level: 1, name: 'Kristin Lavransdatter' }).waitFor();
  await told(page, 'På hylla');
  await finds(page);

  await tab(page, 'Filer');
  await page.getByText('omslag.txt').first().waitFor();
  await tab(page, 'Notater');
  await button(page, 'Nytt notat').click();
  await page.getByRole('textbox', { name: 'Notat', exact: true }).fill('Permen er løs');
  await button(page, 'Legg til notat').click();
  await told(page, 'Notatet er lagt til');
  await tab(page, 'Oppgaver');
  await button(page, 'Ny oppgave').first().click();
  const task = page.getByRole('dialog');
  await task.getByRole('textbox', { name: 'Oppgave', exact: true }).fill('Bind inn på nytt');
  await choosePerson(page, task.getByRole('combobox', { name: 'Ansvarlig' }));
  await task.getByRole('button', { name: 'Legg til oppgave' }).click();
  await told(page, 'Oppgaven er lagt til');
  await told(page, 'Bind inn på nytt');

  await button(page, 'Lån ut').click();
  const loan = page.getByRole('dialog');
  await choosePerson(page, loan.getByLabel('Låntaker'));
  await loan.getByRole('button', { name: 'Lån ut' }).click();
  await told(page, 'Utlånt');

  await tab(page, 'Logg');
  await page.getByText(/lånte ut boken «Kristin Lavransdatter»/).waitFor();
  await finds(page);

  await button(page, 'Flere handlinger for «Kristin Lavransdatter»').click();
  await page.getByRole('menuitem', { name: 'Lag lenke' }).click();
  const address = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await leave();

  const stranger = await visit(browser);
  await stranger.page.goto(address.replace('/shared-book', '/no/shared-book'));
  await stranger.page.getByRole('heading', { level: 1, name: 'Kristin Lavransdatter' }).waitFor();
  await told(stranger.page, 'Utlånt');
  await finds(stranger.page);
  await stranger.page.goto(`${product.address}/no/shared-book?secret=somebody-elses`);
  await stranger.page.getByText('Denne lenken virker ikke lenger').waitFor();
  await stranger.leave();
});

test('a list of books is looked through and imported', async () => {
  const { page, leave } = await visit(browser, { storageState: keeper });
  await page.goto(`${product.address}/no/library`);
  await button(page, 'Importer liste').click();
  const list = 'Tittel;Forfatter\nPan;Knut Hamsun\nSult;';
  const file = { name: 'bøker.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByText('Rad 3: forfatteren mangler eller er for lang.').waitFor();
  await finds(page);
  await button(page, 'Importer 1 bok').click();
  await page.getByRole('row').filter({ hasText: 'Knut Hamsun' }).waitFor();
  await finds(page);
  await leave();
});

/** The first person that the field offers. */
async function choosePerson(page: Page, field: ReturnType<Page['getByLabel']>): Promise<void> {
  await field.click();
  await page.getByRole('option').first().click();
}
