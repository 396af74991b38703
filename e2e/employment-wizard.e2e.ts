import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs, type Cookies } from './support/sign-in.ts';

const { product, browser } = await startJourney();
const nextYear = new Date().getFullYear() + 1;
let cookies: Cookies;
beforeAll(async () => {
  cookies = await signInAs(browser, product.address, 'hradmin');
});

const address = (documentId: string, step = 1) => `${product.address}/no/employee-contract/edit?documentId=${documentId}&step=${step}`;
const preview = (page: Page) => page.getByRole('complementary', { name: 'Forhåndsvisning' });
const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const saved = (page: Page) => page.getByText(/^Lagret \d\d:\d\d$/).waitFor();

/** Begins a contract and opens its first step. */
async function openDraft(templateId: string): Promise<Visitor & { documentId: string }> {
  const visitor = await visit(browser, { storageState: cookies, viewport: { width: 1440, height: 1000 } });
  const { page } = visitor;
  await page.goto(`${product.address}/no`);
  await page.locator('main h1').first().waitFor();
  const documentId = await page.evaluate(async (template) => {
    const headers = {
      'content-type': 'application/json',
      'x-account': sessionStorage.getItem('samspill.company') ?? '',
      'idempotency-key': `begin-${template}-${Date.now()}`,
    };
    const body = JSON.stringify({ templateId: template, language: 'no', companyUserId: null });
    const answer = await fetch('/api/documents/create-document', { method: 'POST', headers, body });
    return (await answer.json()).document.documentId as string;
  }, templateId);
  await page.goto(address(documentId));
  await page.getByRole('heading', { level: 2, name: 'Oppsett' }).waitFor();
  return { ...visitor, documentId };
}

test('a temporary contract with a trial too long is mended and published', async () => {
  const { page, documentId, leave } = await openDraft('temporary');
  await preview(page).getByText('Arbeidsavtale').first().waitFor();
  await page.getByLabel('Fornavn').first().fill('Tiril');
  await page.getByLabel('Etternavn').first().fill('Vikar');
  await preview(page).getByText('Tiril Vikar').first().waitFor();
  // Somebody has this address already.
  await page.getByLabel('E-post').first().fill(addressOf('systemadmin'));
  await page.getByLabel('Mobilnummer').fill('12');
  await page.getByRole('textbox', { name: 'Stilling', exact: true }).fill('Butikkmedarbeider');
  await page.getByText('Skriv 8 til 15 sifre').waitFor();
  await page.getByLabel('Mobilnummer').fill('41234567');
  await page.getByLabel('Startdato').fill(`04.01.${nextYear}`);
  await page.getByLabel('Sluttdato').fill(`03.05.${nextYear}`);
  await page.keyboard.press('Tab');
  await saved(page);
  await expectAccessible(page);

  await page.getByLabel('Etternavn').first().fill('Vikarsen');
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Oppsett' }).waitFor();
  expect(await page.getByLabel('Etternavn').first().inputValue(), 'a reload keeps what was typed').toBe('Vikarsen');
  await saved(page);

  await page.getByRole('button', { name: 'Neste' }).click();
  await page.getByText('Prøvetiden på 6 måneder er mer enn halvparten').waitFor();
  await choose(page, 'Prøvetid', '1 måned');
  await page.getByText('er mer enn halvparten').waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Lønn', exact: true }).fill('512 000');
  await page.getByLabel('Leverandør').first().fill('Storebrand');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Avtale$/ }).click();
  await page.getByRole('heading', { level: 3, name: /Ansettelse og tiltredelse/ }).waitFor();
  await page.getByRole('button', { name: /Fullfør/ }).click();
  await page.getByText('Én ting må ordnes før du kan ferdigstille').waitFor();
  await page.getByRole('button', { name: /^Rett: / }).click();
  await page.getByLabel('Leverandør').last().fill('Gjensidige');
  await page.getByRole('button', { name: /Fullfør/ }).click();
  await page.getByText('Du kan ferdigstille avtalen.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ferdigstill avtalen' }).click();
  await page.getByText('Tiril Vikarsen er ferdigstilt', { exact: true }).waitFor();
  await page.getByText('Tiril Vikarsen er ferdigstilt, men noe annet ble ikke gjort').waitFor();
  await page.getByText('Opprett personen: Noen i virksomheten har allerede denne e-postadressen.').waitFor();
  await expectAccessible(page);
  await page.goto(address(documentId));
  await page.getByRole('heading', { level: 1, name: 'Denne avtalen er ikke et utkast' }).waitFor();
  await leave();
});

test('a leading position has no overtime to choose, and two tabs merge', async () => {
  const { page, documentId, complaints, leave } = await openDraft('manager');
  const context = page.context();
  const leading = page.getByRole('switch', { name: 'Ledende eller særlig uavhengig stilling' });
  const overtime = page.getByRole('switch', { name: 'Overtid utbetales månedlig' });
  await page.getByRole('radio', { name: 'Deltid' }).check();
  await page.getByLabel('Stillingsprosent').fill('');
  await page.getByLabel('Stillingsprosent').pressSequentially('37,5');
  await page.getByLabel('Startdato').focus();
  expect(await page.getByLabel('Stillingsprosent').inputValue()).toBe('37,5 %');
  await page.getByRole('button', { name: 'Neste' }).click();
  await leading.waitFor();
  expect(await overtime.count()).toBe(0);
  await leading.click();
  await overtime.click();
  await leading.click();
  await overtime.waitFor({ state: 'detached' });
  await leading.click();
  expect(await overtime.isChecked(), 'it was cleared').toBe(false);
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Oppsett' }).waitFor();
  expect(complaints).toEqual([]);

  const other = await context.newPage();
  await other.goto(address(documentId));
  await other.getByLabel('Fornavn').first().fill('Kari');
  await saved(other);
  await expect.poll(() => page.getByLabel('Fornavn').first().inputValue()).toBe('Kari');

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Stilling', exact: true }).fill('Selger');
  await page.getByText('Ikke lagret. Vi tar vare på det her').waitFor();
  await other.getByRole('textbox', { name: 'Stilling', exact: true }).fill('Lagermedarbeider');
  await context.setOffline(false);
  const asked = Promise.race(
    [page, other].map(async (one) => {
      await one.getByRole('dialog').getByRole('radio', { name: 'Selger' }).waitFor();
      return one;
    }),
  );
  const meeting = await asked;
  await meeting
    .getByRole('dialog')
    .getByRole('radio', { name: /Selger/ })
    .click();
  await meeting.getByRole('dialog').getByRole('button', { name: /Lagre/ }).click();
  await saved(meeting);
  expect(await meeting.getByRole('textbox', { name: 'Stilling', exact: true }).inputValue()).toBe('Selger');
  // Meanwhile nothing could be reached, and one of the two was refused.
  await leave(() => true);
});
