import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { getContracts } from '#features/contracts/contract/endpoints.ts';
import { messyRegister } from '#features/contracts/testing/messy-register.ts';
import { addDays } from '#kernel/contract/days.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { getAsUser, nameOfUser } from './support/signed-in.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const lease = 'Leie av kontor i Fjordgata 12';
const nextYear = new Date().getFullYear() + 1;
const short = new Intl.DateTimeFormat('nb-NO', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const daysBefore = (day: string, days: number): string => short.format(new Date(addDays(day, -days)));
const list = `${product.address}/no/contracts`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const choose = async (page: Page, field: string, option: RegExp): Promise<void> => {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
};

/** Writes another address of the contract's party by hand. */
const writePartyAddress = (page: Page, contractId: string, address: string): Promise<void> =>
  page.evaluate(
    async ([id, typed]) => {
      const headers = { 'content-type': 'application/json', 'x-account': sessionStorage.getItem('samspill.company') ?? '' };
      const { contract } = await (await fetch(`/api/contracts/get-contract?contractId=${id}`, { headers })).json();
      const body = JSON.stringify({ partyId: contract.counterparty.partyId, address: typed });
      await fetch('/api/parties/update', { method: 'POST', headers, body });
    },
    [contractId, address] as const,
  );

test('contracts are found, get a light, are handed over and deleted', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(list);
  await row(page, lease).waitFor();
  await page.getByText('17 400 EUR per år').waitFor();
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Søk i avtaler' }).fill('Fjordgata');
  await page.getByText('1 i alt').waitFor();
  expect(await page.getByText('17 400 EUR per år').count(), 'sums cover the filter').toBe(0);

  await page.getByRole('button', { name: `Lyset til ${lease}: Grønt` }).click();
  await page.getByRole('menuitemradio', { name: 'Rødt' }).click();
  await page.getByText(`Lyset til ${lease} er endret`).waitFor();
  await page.goto(`${list}?light=Red`);
  await row(page, lease).getByText('Rødt').waitFor();

  await page.goto(list);
  const director = await nameOfUser(page);
  const { contracts } = (await getAsUser(page, 'contracts/all')) as z.output<(typeof getContracts)['answer']>;
  const holder = contracts.find(({ name }) => name === 'Kurs og møter')?.responsible ?? '';
  const held = contracts.filter(({ responsible }) => responsible === holder).length;
  await page.getByRole('button', { name: 'Mer om avtaler' }).click();
  await page.getByRole('menuitem', { name: 'Overfør ansvar' }).click();
  await choose(page, 'Fra', new RegExp(`^${holder}`));
  await choose(page, 'Til', new RegExp(`^${director}`));
  await page.getByText(`${held} avtaler går til ${director}.`).waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Overfør' }).click();
  await page.getByText(`${held} avtaler er overført`).waitFor();
  await row(page, 'Kurs og møter').getByText(director).waitFor();

  const { page: other, leave: leaveOther } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'officeadmin'),
  });
  await other.goto(list);
  await row(other, 'Kurs og møter').getByRole('link').click();
  await other.getByRole('heading', { level: 1, name: 'Kurs og møter' }).waitFor();
  await row(page, 'Kurs og møter')
    .getByRole('button', { name: /Kurs og møter$/ })
    .click();
  await page.getByRole('menuitem', { name: 'Slett' }).click();
  const confirm = page.getByRole('button', { name: 'Slett avtalen' });
  expect(await confirm.isDisabled(), 'its name is typed first').toBe(true);
  await page.getByLabel('Skriv navnet på avtalen for å bekrefte: Kurs og møter').fill('Kurs og møter');
  await confirm.click();
  await page.getByText('Kurs og møter er slettet').waitFor();
  await row(page, 'Kurs og møter').waitFor({ state: 'detached' });
  await other.getByText('Fant ikke avtalen').waitFor();
  await leaveOther();

  await page.getByRole('button', { name: 'Mer om avtaler' }).click();
  await page.getByRole('menuitem', { name: 'Slik regnes frister ut' }).click();
  await page.getByRole('switch', { name: 'Flytt frister til arbeidsdagen før' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByRole('button', { name: 'Lagre og flytt frister' }).click();
  await page.getByText('Alle frister er regnet ut på nytt').waitFor();
  await leave();
});

test('who only reads the register changes no light', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'accountant') });
  await page.goto(list);
  await row(page, 'Leie av skrivere').getByText('Rødt').waitFor();
  expect(await page.getByRole('button', { name: /^Lyset til/ }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Ny avtale' }).count()).toBe(0);
  await leave();
});

test('a contract is registered with files and a notice, changed by two at once, amended and shown', async () => {
  const storageState = await signInAs(browser, product.address, 'systemadmin');
  const { page, leave } = await visit(browser, { storageState });
  await page.goto(`${list}/new`);
  const party = page.getByRole('combobox', { name: 'Part' });
  await party.fill('987 654 326');
  await page.getByText('Nummeret er ikke gyldig').waitFor();
  await party.fill('gamle lykter');
  await page.getByRole('button', { name: 'Søk i Enhetsregisteret' }).click();
  await page.getByText('Konkurs', { exact: true }).waitFor();
  await party.fill('havbris');
  await page.getByRole('option', { name: /^Havbris Restaurantdrift AS/ }).click();
  await page.getByText(/Virksomhet · Org\.nr\. 311\s234\s560/).waitFor();
  await party.fill('310 000 019');
  await page.getByRole('button', { name: 'Bruk ÅSGÅRD OG DØTRE ENTREPRENØR AS' }).click();
  await page.getByText(/Kongens gate 41, 7012 Trondheim · Fra Enhetsregisteret/).waitFor();
  expect(await party.inputValue()).toBe('ÅSGÅRD OG DØTRE ENTREPRENØR AS');
  await page.getByRole('textbox', { name: 'Navn på avtalen' }).fill('Leie av lager');
  await page.getByRole('textbox', { name: 'Slutt på første periode' }).fill(`03.07.${nextYear}`);
  await page.getByRole('textbox', { name: 'Fornyes med', exact: true }).fill('12');
  await page.getByRole('textbox', { name: 'Oppsigelsestid', exact: true }).fill('3');
  await page.getByText(`Du må si opp 3 måneder før: innen 3. apr. ${nextYear}.`).waitFor();
  const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await page.getByLabel('Filer som skal legges til').setInputFiles([file('leie.txt', 'Leie'), file('lager.exe', 'MZ')]);
  await page.getByRole('button', { name: 'Ny mappe' }).click();
  await page.getByRole('textbox', { name: 'Mappe 1' }).fill('Tegninger');
  await page.getByRole('combobox', { name: 'Mappen til leie.txt' }).selectOption('Tegninger');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('listitem').filter({ hasText: 'lager.exe' }).getByRole('alert').waitFor();
  await page.getByRole('button', { name: /lager\.exe/ }).click();
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('heading', { name: 'Leie av lager', level: 1 }).waitFor();
  const toldOn = daysBefore(`${nextYear}-07-03`, 150);
  await page.getByText(`150 dager før: ${toldOn}`).waitFor();
  await expectAccessible(page);
  const opened = new URL(page.url());
  await page.getByRole('tab', { name: 'Filer' }).click();
  await page.getByText('Tegninger').first().waitFor();
  expect(await page.getByText('leie.txt').count(), 'it lies in the folder').toBe(0);
  await page.getByRole('tab', { name: 'Oversikt' }).click();
  await page.getByRole('button', { name: 'Lyset til Leie av lager: Uten lys' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Gult' }).press('Enter');
  await page.getByRole('button', { name: 'Lyset til Leie av lager: Gult' }).waitFor();
  expect(await page.getByRole('menu').count(), 'a choice closes it').toBe(0);
  await page.getByText('Lyset til Leie av lager er endret').waitFor();
  await page.getByRole('button', { name: 'Hent på nytt fra registeret' }).click();
  await page.getByText('Enhetsregisteret er ikke endret').waitFor();
  await writePartyAddress(page, opened.searchParams.get('contractId') ?? '', 'Storgata 1');
  await page.reload();
  await page.getByRole('button', { name: 'Hent på nytt fra registeret' }).click();
  await page.getByRole('dialog').getByText('Storgata 1 → Kongens gate 41, 7012 Trondheim').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bruk registerets' }).click();
  await page.getByText('Parten er oppdatert').waitFor();
  await expect.poll(() => page.getByText('Storgata 1').count()).toBe(0);

  const { page: other, leave: leaveOther } = await visit(browser, { storageState });
  for (const one of [page, other]) await one.goto(`${list}/edit${opened.search}`);
  await page.getByLabel('Filer som skal legges til').setInputFiles([file('plan.txt', 'Plan')]);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('dialog', { name: 'Forlate siden uten å lagre?' }).getByRole('button', { name: 'Bli her' }).click();
  await page.getByRole('button', { name: /plan\.txt/ }).click();
  await other.getByRole('textbox', { name: 'Slutt på første periode' }).fill(`31.12.${nextYear}`);
  await other.getByRole('textbox', { name: 'Navn på avtalen' }).fill('Leie av hall');
  await other.getByRole('button', { name: 'Lagre' }).click();
  await other.getByText(`Varselet 150 dager før er flyttet fra ${toldOn} til ${daysBefore(`${nextYear}-12-31`, 150)}.`).waitFor();
  await page.getByRole('textbox', { name: 'Navn på avtalen' }).fill('Leie av garasje');
  await page.getByRole('textbox', { name: 'Signert av' }).fill('Kari Nordmann');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('radio', { name: /Leie av hall/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Lagre/ }).click();
  await page.getByRole('heading', { name: 'Leie av hall', level: 1 }).waitFor();
  await page.getByText('Kari Nordmann').waitFor();

  await page.goto(`${list}/new?amends=${opened.searchParams.get('contractId') ?? ''}`);
  await page.getByRole('textbox', { name: 'Navn på avtalen' }).fill('Parkering');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('heading', { name: 'Parkering', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Leie av hall' }).click();
  await page.getByRole('link', { name: 'Parkering' }).waitFor();
  await page.getByRole('button', { name: 'Slå av alle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slå av alle' }).click();
  await page.getByText('2 varsler er slått av').waitFor();
  // The refused file.
  await leave((complaint) => /400|409/.test(complaint));
  await leaveOther((complaint) => /400|409/.test(complaint));
});

test('a contract is found with the palette, tells what happened to it, and is handed over when somebody leaves', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(list);
  const find = async (words: string, option: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Søk etter/ }).fill(words);
    await page.getByRole('option', { name: option }).click();
  };
  await row(page, lease).waitFor();
  await find('kontor fjordgata', lease);
  await page.getByRole('heading', { level: 1, name: lease }).waitFor();
  await page.getByRole('tab', { name: 'Logg' }).click();
  await page
    .getByRole('button', { name: /la til avtalen/ })
    .last()
    .click();
  await page.getByRole('dialog', { name: 'Linje i loggen' }).getByRole('row', { name: /Part/ }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto(`${list}?handover=all`);
  await page.getByRole('combobox', { name: 'Fra' }).click();
  const holders = (await page.getByRole('option').allTextContents()).map((text) => text.split(' · ')[0] ?? '');
  const director = await nameOfUser(page);
  const leaver = holders.find((name) => name !== director) ?? '';
  await page.goto(list);
  await row(page, lease).waitFor();
  await find(leaver, leaver);
  await page.getByRole('heading', { level: 1, name: leaver }).waitFor();
  const companyUserId = new URL(page.url()).searchParams.get('employeeId') ?? '';
  await page.goto(`${product.address}/no/people/details?employeeId=${companyUserId}&act=deactivate&of=${companyUserId}`);
  await page.getByRole('button', { name: /^Overfør \d+ avtaler$/ }).click();
  await page.getByText(/^Alle avtalene til én person/).waitFor();
  expect(await page.getByRole('combobox', { name: 'Fra' }).inputValue()).toContain(leaver);
  await page.getByRole('combobox', { name: 'Til' }).fill(director);
  await page.getByRole('option', { name: director }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Overfør', exact: true }).click();
  await page.getByText(/avtaler er overført/).waitFor();
  await page.getByRole('dialog', { name: /^Deaktiver/ }).waitFor();
  await page.getByRole('button', { name: /^Overfør \d+ avtaler$/ }).waitFor({ state: 'detached' });
  await leave();
});

test('a register of 200 contracts is imported from a messy sheet, and taken back', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(list);
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await page.getByRole('heading', { name: 'Importer avtaler' }).waitFor();
  await expectAccessible(page);
  const buffer = Buffer.from(await messyRegister(200));
  await page.locator('input[type=file]').setInputFiles({ name: 'avtaler.xlsx', mimeType: mediaTypes.xlsx, buffer });
  await page.getByRole('heading', { name: 'Hva står i hver kolonne?' }).waitFor();
  const director = await nameOfUser(page);
  await choose(page, 'Ansvarlig når listen ikke sier hvem', new RegExp(`^${director}`));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kontroller radene' }).press('Enter');
  await page.getByRole('heading', { name: 'Dette skjer' }).waitFor();
  await page.getByRole('button', { name: /^4 Avvises/ }).click();
  await page.getByText('Startdato: «31.02.2024» kan ikke leses som en dato').waitFor();
  await page.getByText('Samme avtale som i rad 5').waitFor();
  await page.getByText('Navn på avtalen: fyll ut dette feltet').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: /^200 Ny/ }).click();
  await page.getByText('Neste frist:').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Legg til 200 avtaler' }).click();
  await page.getByText('Avtalene er importert').waitFor({ timeout: 90_000 });
  await page.getByText('200 avtaler er lagt til, ingen endret.').waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Se avtalene' }).click();
  await page.getByRole('searchbox', { name: 'Søk i avtaler' }).fill('Avtale 117');
  await row(page, 'Avtale 117').getByText(director).waitFor();

  await page.goto(`${list}/import`);
  await page.getByRole('link', { name: /avtaler\.xlsx/ }).click();
  await page.getByRole('button', { name: 'Angre denne importen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Angre/ })
    .click();
  await page.getByText('Importen er angret for 200 avtaler.').waitFor({ timeout: 90_000 });
  await page.goto(`${list}?search=Avtale+117`);
  await row(page, 'Avtale 117').waitFor({ state: 'detached' });
  await leave();
});
