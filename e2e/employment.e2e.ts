import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

/** An employment contract from its template on. */
const { product, browser } = await startJourney({ showsPdfs: true });
const list = `${product.address}/no/employee-contract`;

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

interface Document {
  documentId: string;
  version: number;
}

/** Makes a call as the page's user, as the page where contracts are written does. */
const send = (page: Page, method: 'PUT' | 'POST', path: string, body: object): Promise<Document> =>
  page.evaluate(
    async ([verb, address, text]) => {
      const headers = { 'content-type': 'application/json', 'x-account': sessionStorage.getItem('samspill.company') ?? '' };
      const request = { method: verb, headers, body: text };
      const answer = await fetch(`/api/documents/${address}`, request);
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).document;
    },
    [method, path, JSON.stringify(body)] as const,
  );

const nextYear = new Date().getFullYear() + 1;
const values = {
  position: 'Butikkmedarbeider',
  startDate: `${nextYear}-01-04`,
  salaryAmount: 512_500,
  holidayRules: '6',
  pensions: [{ type: 'Obligatorisk tjenestepensjon (OTP)', provider: 'Storebrand' }],
  insurances: [{ type: 'Yrkesskadeforsikring', provider: 'Gjensidige' }],
};
const variablesOf = (given: object) => Object.entries(given).map(([key, value]) => ({ key, value: value as unknown }));

test('a contract is begun, published and changed, and what has changed is shown', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(list);
  await row(page, 'Ida Strand').getByText('Utkast').waitFor();
  await page.getByText('4 av 50 arbeidsavtaler er brukt').waitFor();
  expect((await page.getByRole('row').nth(1).innerText()).includes('Utkast'), 'drafts come first').toBe(true);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Søk i arbeidsavtaler' }).fill('strand kunde');
  await page.getByText('1 i alt').waitFor();

  await page.getByRole('link', { name: 'Ny arbeidsavtale' }).click();
  await page.getByRole('radio', { name: 'Fast ansettelse' }).waitFor();
  await page.getByRole('radio', { name: 'En som jobber her' }).check();
  await page.getByRole('button', { name: 'Fortsett' }).click();
  // The missing person has the focus.
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'En ny person' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.waitForURL(/employee-contract\/edit\?/);
  const documentId = new URL(page.url()).searchParams.get('documentId') ?? '';
  await page.goBack();
  await page.waitForURL(/employee-contract\?search=/);

  await page.goto(`${list}/edit?documentId=${documentId}`);
  await page.getByLabel('Fornavn').first().fill('Tora');
  await page.getByLabel('Etternavn').first().fill('Vik');
  await page.getByRole('textbox', { name: 'Stilling', exact: true }).fill('Butikkmedarbeider');
  await page.getByRole('checkbox', { name: 'Opprett personen i Samspill når du ferdigstiller avtalen' }).uncheck();
  await page.getByLabel('Startdato').fill(`04.01.${nextYear}`);
  await page.getByRole('button', { name: 'Neste' }).click();
  await page.getByRole('textbox', { name: 'Lønn', exact: true }).fill('512 500');
  await page.getByLabel('Leverandør').first().fill('Storebrand');
  await page.getByLabel('Leverandør').last().fill('Gjensidige');
  await page.getByRole('button', { name: /Fullfør/ }).click();
  const signers = page.getByRole('list', { name: 'De som skal signere' }).getByRole('listitem');
  await signers.last().getByText('Tora Vik').waitFor();
  const employer = signers.first().getByRole('textbox', { name: 'Fullt navn' });
  expect(await employer.inputValue(), 'the contact person signs first').not.toBe('');
  await page.getByRole('button', { name: 'Endre: Arbeidstakeren' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ferdigstill avtalen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tora Vik' }).waitFor();
  await page
    .getByText(/512\s500/)
    .first()
    .waitFor();
  await page.getByText('Tora Vik er ikke registrert her ennå.').waitFor();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'PDF' }).click();
  await page.getByTitle('Arbeidsavtalen «Tora Vik» som fil').waitFor();
  await page.getByRole('tab', { name: 'Avtalen' }).click();

  await page.getByRole('button', { name: 'Handlinger for Tora Vik' }).click();
  await page.getByRole('menuitem', { name: 'Lag tillegg' }).click();
  await page.getByRole('heading', { name: 'Dette endres' }).waitFor();
  await expectAccessible(page);
  await page.waitForURL((address) => ![null, documentId].includes(address.searchParams.get('documentId')));
  const addendumId = new URL(page.url()).searchParams.get('documentId') ?? '';
  await page.goto(`${list}/view?documentId=${documentId}`);
  await page.getByRole('region', { name: 'Tillegg' }).getByRole('link').click();
  await page.waitForURL((address) => address.searchParams.get('documentId') === addendumId);
  await page.getByRole('term').filter({ hasText: 'Tillegg til' }).waitFor();
  await page.getByRole('definition').getByRole('link', { name: 'Tora Vik' }).click();
  await page.waitForURL((address) => address.searchParams.get('documentId') === documentId);

  // A contract with addenda is not edited.
  await send(page, 'POST', 'delete', { documentId: addendumId });
  await page.getByRole('button', { name: 'Rediger' }).click();
  await page.getByRole('dialog').getByText('Avtalen blir et utkast igjen.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Gjør om til utkast' }).click();
  await page.waitForURL(/employee-contract\/edit\?/);
  await page.goto(list);
  await send(page, 'PUT', 'update-document', { documentId, variables: variablesOf({ salaryAmount: 530_000 }) });
  await page.goto(`${list}/view?documentId=${documentId}&tab=versions`);
  const redline = page.getByRole('region', { name: 'Dette er endret' });
  await redline.locator('ins', { hasText: '530' }).waitFor();
  await redline.locator('del', { hasText: '512' }).waitFor();
  await expectAccessible(page);
  await leave();
});

test('a copy signed on paper is kept with the contract and on the profile', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  await page.goto(`${list}/new`);
  await page.getByRole('radio', { name: 'En som jobber her' }).check();
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option').nth(3).click();
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.waitForURL(/employee-contract\/edit\?/);
  const documentId = new URL(page.url()).searchParams.get('documentId') ?? '';
  await page.goto(list);
  await send(page, 'PUT', 'update-document', { documentId, variables: variablesOf(values) });
  await send(page, 'POST', 'publish-document', { documentId });
  await page.goto(`${list}/view?documentId=${documentId}`);

  await page.getByRole('button', { name: /^Handlinger for / }).click();
  await page.getByRole('menuitem', { name: 'Last opp signert kopi' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Last opp og merk som signert' }).click();
  await dialog.getByText('Velg filen med den signerte avtalen.').waitFor();
  await expectAccessible(page);
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'signert.pdf', mimeType: 'application/pdf', buffer });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fortsett å redigere' }).click();
  await dialog.getByText('signert.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Last opp og merk som signert' }).click();
  await page.getByText('Kopien ligger i filene til den ansatte.').waitFor();
  await page.getByText('Avtalen gir 30 feriedager i året').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rediger' }).click();
  await dialog.getByText('Du kan ikke endre en signert avtale.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Ansatt', exact: true }).getByRole('link').click();
  await page.getByRole('tab', { name: 'Filer' }).click();
  await page.getByText('signert.pdf').first().waitFor();
  await leave();
});

test('employees see their own contract, and leaders that there are contracts', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  await page.goto(list);
  await page.getByText('1 i alt').waitFor();
  expect(await page.getByRole('link', { name: 'Ny arbeidsavtale' }).count()).toBe(0);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('region', { name: 'Dette står i avtalen' }).waitFor();
  expect(await page.getByRole('tab', { name: 'Versjoner' }).count()).toBe(0);
  await expectAccessible(page);
  await leave();

  const { page: led, leave: leaveLed } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'manager'),
    viewport: { width: 390, height: 844 },
  });
  await led.goto(list);
  await led.getByText('2 i alt').waitFor();
  await expectAccessible(led);
  await leaveLed();
});

test('several people get a contract each, on one page', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(list);
  await page.getByRole('link', { name: 'Til flere samtidig' }).click();
  await page.getByText(/Abonnementet har plass til \d+ avtaler til/).waitFor();
  await page.getByRole('combobox', { name: 'Hvem gjelder det?' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lag 2 utkast' }).click();
  await page.getByText('2 av 2 utkast er laget.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Fyll ut avtalen til' }).first().click();
  await page.waitForURL(/employee-contract\/edit\?/);
  await leave();
});
