import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

/** From nothing to a protocol that can be handed out, and what keeps it true afterwards. */
const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });
const gdpr = `${product.address}/no/gdpr`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

async function openAs(part: string, path: string): Promise<Visitor> {
  const visitor = await visit(browser, { storageState: await signInAs(browser, product.address, part) });
  await visitor.page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address });
  await visitor.page.goto(path);
  return visitor;
}

async function choose(page: Page, field: string, place = 0): Promise<void> {
  await dialog(page).getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option').nth(place).click();
}

test('the adviser gets from nothing to a statement, and is told when it is no longer true', { timeout: 240_000 }, async () => {
  const visitor = await openAs('gdpr', gdpr);
  const { page } = visitor;
  await setPeople(page);
  for (const [department, count] of departments) await answerFlow(page, department, count);
  await expect.poll(() => page.getByRole('row').count()).toBe(1 + 12);
  await page.getByRole('searchbox', { name: 'Søk i behandlinger' }).fill('nyhetsbrev');
  await expect.poll(() => page.getByRole('row').count()).toBe(1 + 1);
  await expectAccessible(page);
  await exportStatement(page);
  await mendAgreement(page);
  await assessRisk(page);
  await changeTreatment(page);
  await takeRedline(page);
  await writeStatement(page);
  await writeInTwoTabs(page);
  await lookAgain(page);
  await exportLog(page);
  await visitor.leave();
});

const departments = [
  ['HR', 4],
  ['Markedsføring', 4],
  ['Økonomi', 4],
] as const;

async function setPeople(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Start protokollen' }).dblclick();
  await dialog(page).getByRole('heading', { name: 'Ansvarlige' }).waitFor();
  await choose(page, 'Ansvarlig');
  await choose(page, 'Kontaktperson');
  await dialog(page)
    .getByRole('switch', { name: /Vi må ha personvernombud/ })
    .setChecked(true, { force: true });
  await choose(page, 'Personvernombud');
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await toast(page, 'Ansvarlige er lagret.');
}

/** Ticks the first answers of a department, and adds their treatments. */
async function answerFlow(page: Page, department: string, count: number): Promise<void> {
  await page.goto(`${gdpr}/treatment/new`);
  await page.getByRole('link', { name: `Svar på spørsmålene for ${department}` }).click();
  const options = page.getByRole('checkbox');
  await options.first().waitFor();
  for (let index = 0; index < count; index += 1) await options.nth(index).check();
  await button(page, `Legg til ${count} behandlinger`).click();
  await page.waitForURL(gdpr);
}

async function exportStatement(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Personvernerklæring' }).click();
  await page.getByRole('table').first().waitFor();
  await expectAccessible(page);
  await button(page, 'Eksporter').click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF, lagres med versjonen' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Personvernerklæring .* v1\.pdf$/);
  await button(page, 'Eksporter').click();
  await page.getByRole('menuitem', { name: 'Kopier som Markdown' }).click();
  await toast(page, 'Erklæringen er kopiert som Markdown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('| Nyhetsbrev |');
}

async function mendAgreement(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Databehandleravtaler' }).click();
  await button(page, 'Legg til programvare').first().click();
  await dialog(page).getByRole('combobox', { name: 'Navn' }).fill('Fiken');
  await page.getByRole('option', { name: /Fiken/ }).click();
  await dialog(page).getByRole('button', { name: 'Legg til programvare' }).click();
  await page.getByText('Mangler avtale').first().waitFor();
  await button(page, /^Fiken/).click();
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('Databehandleravtale') });
  await dialog(page).locator('input[type=file]').setInputFiles(file('avtale.exe'));
  await dialog(page)
    .getByText(/avtale\.exe.*kan ikke lagres/)
    .waitFor();
  await dialog(page).locator('input[type=file]').setInputFiles(file('avtale.txt'));
  await dialog(page).getByText('avtale.txt').waitFor();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await toast(page, 'Avtalen er lagret');
  await page.getByRole('link', { name: 'avtale.txt' }).waitFor();
  await page.getByText('Har avtale').first().waitFor();
}

async function assessRisk(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Risikovurdering' }).click();
  await button(page, /^Legg til risikoen: Opplysninger sendes til feil mottaker/).click();
  await dialog(page).getByText('6 · Middels').waitFor();
  await button(page, 'Lagre').click();
  await toast(page, 'Risikoen er lagt til');
  await button(page, /^1 risiko: sannsynlighet 3, konsekvens 2/).click();
  await page.getByRole('table', { name: 'Risikoer', exact: true }).getByRole('link').click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  await expectAccessible(page);
}

async function changeTreatment(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Protokoll' }).click();
  await button(page, 'Handlinger for Nyhetsbrev').click();
  await page.getByRole('menuitem', { name: 'Gi nytt navn' }).click();
  await box(page, 'Navn').fill('Nyhetsbrev og varsler');
  await button(page, 'Lagre').click();
  await toast(page, 'Nyhetsbrev og varsler er endret');
}

async function takeRedline(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Personvernerklæring' }).click();
  await button(page, 'Vis hva som er nytt').click();
  await dialog(page).getByRole('insertion').filter({ hasText: 'og varsler' }).first().waitFor();
  await expectAccessible(page);
  await button(page, 'Bruk den nye teksten').dblclick();
  await toast(page, 'Den nye teksten er tatt i bruk');
  await expect.poll(() => page.getByText('Erklæringen er endret').count()).toBe(0);
}

/** A wrong address that stands alone is unsaved work, although nothing has changed. */
async function keepWrongLink(page: Page): Promise<void> {
  await box(page, 'Tekst').focus();
  await pressHeard(page, 'Control+End');
  await pressHeard(page, 'Shift+Home');
  await dialog(page).getByRole('group', { name: 'Tekstverktøy' }).getByRole('button', { name: 'Lenke' }).click();
  await box(page, 'Adressen til lenken').fill('svar.no');
  await page.keyboard.press('Escape');
  await button(page, 'Fortsett å redigere').click();
  expect(await box(page, 'Adressen til lenken').inputValue()).toBe('svar.no');
  await button(page, 'Avbryt').first().click();
}

/** Variables are pieces of the text that go and come whole; what is as it was is not saved. */
async function writeStatement(page: Page): Promise<void> {
  await button(page, 'Rediger tekst og rekkefølge').click();
  const text = box(page, 'Tekst');
  await keepWrongLink(page);
  const number = text.getByRole('img', { name: 'Variabel: Organisasjonsnummer' });
  await number.click();
  await expectAccessible(page);
  await page.keyboard.press('Backspace');
  await number.waitFor({ state: 'detached' });
  await expect.poll(() => button(page, 'Lagre').isDisabled()).toBe(false);
  await button(page, 'Sett inn Organisasjonsnummer').click();
  await number.waitFor();
  await expect.poll(() => button(page, 'Lagre').isDisabled()).toBe(true);
  await pressHeard(page, 'Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Spør {{contactPerson}} om #1. ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Vi svarer.');
  await pressHeard(page, 'Shift+Home');
  await dialog(page).getByRole('group', { name: 'Tekstverktøy' }).getByRole('button', { name: 'Lenke' }).focus();
  await page.keyboard.press('Enter');
  await box(page, 'Adressen til lenken').fill('svar.no');
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Skriv inn en adresse som begynner med https://').waitFor();
  await button(page, 'Avbryt').first().click();
  await pressHeard(page, 'Control+End');
  await button(page, 'Sett inn Tabell: hvor lenge').click();
  await page.keyboard.type('{{ukjent}}');
  await dialog(page).getByText('Teksten har en variabel som ikke finnes: ukjent').waitFor();
  await expect.poll(() => button(page, 'Lagre').isDisabled()).toBe(true);
  for (let letter = 0; letter < '{{ukjent}}'.length; letter += 1) await page.keyboard.press('Backspace');
  await paste(page, fromWord);
  const sent = page.waitForRequest((request) => request.url().endsWith('/gdpr/privacy-statement/update'));
  await button(page, 'Lagre').click();
  const { templateText } = (await sent).postDataJSON();
  expect(templateText).toContain('- Organisasjonsnummer: {{organizationNumber}}\n');
  expect(templateText).toMatch(
    /\n\nSpør \{\{contactPerson\}\} om \\#1\. \*\*Vi svarer\.\*\*\n\n\{\{retentionTable\}\}\n\n## Kapsler\n\nBare \*\*nødvendige\*\*\.\n\n- Én\n- To\n\n\| A \| B \|\n/,
  );
  await toast(page, 'Erklæringen er lagret som ny versjon');
  await page.getByRole('strong').filter({ hasText: 'Vi svarer.' }).waitFor();
}

const fromWord = `<style>p { margin: 0 }</style><h2 style='mso-x:y'>Kapsler</h2><p class=MsoNormal>Bare <span style="font-weight: 700">nødvendige</span>.</p>
<p style='mso-list:l0 level1'><span style='mso-list: Ignore'>·&nbsp;</span>Én</p><p style='mso-list:l0 level1'><span style='mso-list: Ignore'>·&nbsp;</span>To</p>
<table><tr><td><p>A</p></td><td>B</td></tr></table>`;

/** Pastes what another program has copied. */
async function paste(page: Page, html: string): Promise<void> {
  await box(page, 'Tekst').evaluate((text, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** A statement that was never changed, changed in two tabs at once: the second shows both, and saves what is chosen. */
async function writeInTwoTabs(page: Page): Promise<void> {
  await page.getByText('Intern, for ansatte').first().click();
  await page.getByText('Standardteksten, ikke endret ennå').waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const [tab, words] of [
    [page, 'Først '],
    [other, 'Så '],
  ] as const) {
    await button(tab, 'Rediger tekst og rekkefølge').click();
    await box(tab, 'Tekst').click();
    await pressHeard(tab, 'Control+Home');
    await tab.keyboard.type(words);
  }
  await button(page, 'Lagre').click();
  await toast(page, 'Erklæringen er lagret som ny versjon');
  await button(other, 'Lagre').click();
  await dialog(other).getByRole('radio', { name: 'Bruk fra den andre fanen: Først Personvernerklæring for ansatte' }).waitFor();
  await expectAccessible(other);
  await button(other, 'Lagre det jeg valgte').click();
  await toast(other, 'Erklæringen er lagret som ny versjon');
  await other.getByRole('heading', { name: 'Så Personvernerklæring for ansatte' }).waitFor();
  await other.close();
}

/** Presses a key that moves the cursor; a browser tells of it some moments later, when no hand has pressed the next yet. */
async function pressHeard(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 250)));
}

async function lookAgain(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Risikovurdering' }).click();
  await page.getByText('1 risiko må vurderes på nytt').waitFor();
  await page.getByRole('table', { name: 'Risikoer', exact: true }).getByRole('link').click();
  await button(page, 'Lagre').click();
  await toast(page, 'Risikoen er lagret');
  await expect.poll(() => page.getByText('risiko må vurderes på nytt').count()).toBe(0);
}

async function exportLog(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Logg' }).click();
  await button(page, 'Type').click();
  await page.getByRole('checkbox', { name: 'Risikovurderinger' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('row').count()).toBe(1 + 2);
  await expectAccessible(page);
  await button(page, 'Eksporter').click();
  const download = page.waitForEvent('download');
  await dialog(page)
    .or(page.getByRole('menu'))
    .getByRole('button', { name: /CSV/ })
    .or(page.getByRole('menuitem', { name: /CSV/ }))
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
}

test('those who may only look change nothing, and employees are kept out', async () => {
  const reader = await openAs('hradmin', gdpr);
  await reader.page.getByRole('link', { name: 'Nyhetsbrev og varsler' }).click();
  await reader.page.getByRole('heading', { level: 1, name: 'Nyhetsbrev og varsler' }).waitFor();
  await expect.poll(() => reader.page.getByRole('link', { name: 'Rediger' }).count()).toBe(0);
  await expectAccessible(reader.page);
  await reader.page.goto(`${gdpr}/treatment/new`);
  await reader.page.getByRole('heading', { name: 'Du har ikke tilgang til «Legg til behandlinger»' }).waitFor();
  await reader.leave();
  const employee = await openAs('employee', gdpr);
  await employee.page.waitForURL(/noaccess/);
  await employee.leave();
});
