import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

/** The protocol of treatments from nothing to a statement that can be handed out. */
const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });
const gdpr = `${product.address}/no/gdpr`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const chooseFirst = async (page: Page, field: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option').first().click();
};

async function openAs(part: string, path: string): Promise<Visitor> {
  const visitor = await visit(browser, { storageState: await signInAs(browser, product.address, part) });
  await visitor.page.goto(path);
  return visitor;
}

test('a company gets from nothing to treatments, agreements and a statement', async () => {
  const visitor = await openAs('systemadmin', gdpr);
  const { page } = visitor;
  await dialog(page).getByRole('button', { name: 'Start protokollen' }).click();
  await dialog(page).getByRole('heading', { name: 'Ansvarlige' }).waitFor();
  await chooseFirst(page, 'Ansvarlig');
  await chooseFirst(page, 'Kontaktperson');
  await box(page, /Hvorfor det ikke er påkrevd/).fill('Vi er få, og behandler ikke særlige kategorier i stor skala.');
  await button(page, 'Lagre').click();
  await page.getByText('Ansvarlige er lagret.', { exact: false }).waitFor();
  await expectAccessible(page);

  for (const department of ['HR', 'Markedsføring', 'Økonomi']) await answerFlow(page, department);
  await page.getByRole('table', { name: 'Behandlinger' }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBeGreaterThan(9);
  await page.getByRole('searchbox', { name: 'Søk i behandlinger' }).fill('finnes ikke noe sted');
  await button(page, 'Fjern filtre').first().click();

  await page.goto(`${gdpr}/data-processor-agreement`);
  await button(page, 'Legg til programvare').first().click();
  await dialog(page).getByRole('combobox', { name: 'Navn' }).fill('Fiken');
  await page.getByRole('option', { name: 'Fiken' }).click();
  await dialog(page).getByRole('button', { name: 'Legg til programvare' }).click();
  await page.getByText('Mangler avtale').first().waitFor();
  await button(page, /^Fiken/).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'avtale.txt', mimeType: 'text/plain', buffer: Buffer.from('Databehandleravtale') });
  await dialog(page).getByText('avtale.txt').waitFor();
  await button(page, 'Lagre').click();
  await page.getByText('Avtalen er lagret').waitFor();
  await page.getByText('Har avtale').first().waitFor();
  await expectAccessible(page);

  await page.goto(`${gdpr}/privacy-statement`);
  await page.getByText('Ekstern, for kunder').first().waitFor();
  await button(page, 'Eksporter').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF, lagres med versjonen' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);

  await page.goto(`${gdpr}/log`);
  await page.getByRole('table', { name: 'Personvernlogg' }).waitFor();
  await expectAccessible(page);
  await visitor.leave();
});

/** Ticks the first three answers of a department, and adds their treatments. */
async function answerFlow(page: Page, department: string): Promise<void> {
  await page.goto(`${gdpr}/treatment/new`);
  await page.getByRole('link', { name: `Svar på spørsmålene for ${department}` }).click();
  const options = page.getByRole('checkbox');
  await options.first().waitFor();
  for (const index of [0, 1, 2]) await options.nth(index).check();
  await button(page, /^Legg til \d+ behandling/).click();
  await page.waitForURL(gdpr);
}

test('those who may only look change nothing, and employees are kept out', async () => {
  const reader = await openAs('hradmin', gdpr);
  await reader.page.getByRole('heading', { level: 1, name: 'Personvern' }).waitFor();
  await expect.poll(() => button(reader.page, 'Legg til behandlinger').count()).toBe(0);
  await reader.leave();
  const employee = await openAs('employee', gdpr);
  await employee.page.waitForURL(/noaccess/);
  await employee.leave();
});
