import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { powerOfficeServer } from '#features/integrations/testing/poweroffice-server.ts';
import { tripletexServer } from '#features/integrations/testing/tripletex-server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const tripletex = await tripletexServer();
const poweroffice = await powerOfficeServer();
const { product, browser } = await startJourney({
  data: 'demoWithoutAbsences',
  variables: {
    TRIPLETEX_URL: tripletex.url,
    TRIPLETEX_CONSUMER_TOKEN: tripletex.consumerToken,
    POWEROFFICE_URL: poweroffice.url,
    POWEROFFICE_TOKEN_URL: poweroffice.tokenUrl,
    POWEROFFICE_APPLICATION_KEY: poweroffice.applicationKey,
    POWEROFFICE_SUBSCRIPTION_KEY: poweroffice.subscriptionKey,
  },
});

const noNumber = '01819012366';
const compare = `${product.address}/no/integrations?view=users&provider=tripletex`;
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function connect(page: Page): Promise<void> {
  const { user } = (await (await page.request.get(`${product.address}/api/users/current-user`)).json()) as { user: { companyId: number } };
  const headers = { 'sec-fetch-site': 'same-origin', 'x-account': String(user.companyId) };
  const by = (employeeToken: string) =>
    page.request.post(`${product.address}/api/integrations/tripletex/create-connection`, {
      headers,
      data: { employeeToken, departmentId: null, isOtherCompanyMeant: true },
    });
  expect((await by('a-wrong-token')).ok()).toBe(false);
  expect(await (await by(tripletex.employeeToken)).json()).toMatchObject({ state: 'connected' });
}

test('people are compared, chosen over a reload, synced each with their fate, and taken back', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  const { user } = (await (await page.request.get(`${product.address}/api/users/current-user`)).json()) as {
    user: { firstName: string; lastName: string };
  };
  const own = tripletex.add({ ...names(user), email: 'hradmin@example.no', address: { city: 'Alta', country: { id: 161 } } });
  tripletex.add({ firstName: 'Eva', lastName: 'Nyansatt', email: 'eva.nyansatt@firma.no', nationalIdentityNumber: noNumber });
  await connect(page);

  await page.goto(compare);
  await tab(page, /^Bare i Tripletex \(1\)/).waitFor();
  await page
    .getByRole('row', { name: /Eva Nyansatt/ })
    .getByText('Ugyldig fødselsnummer')
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Velg Eva Nyansatt' }).press('Space');
  await page.getByText('1 person legges til i Samspill.').waitFor();

  // Whose details count: one choice for all, and another for one field of one person.
  await tab(page, /^I begge \(1\)/).click();
  await page.getByRole('link', { name: `${user.firstName} ${user.lastName}` }).press('Enter');
  const panel = page.getByRole('dialog', { name: `${user.firstName} ${user.lastName}` });
  const city = panel.getByRole('radiogroup', { name: 'Poststed' });
  await city.getByLabel('Tripletex: Alta').check();
  await panel.getByText('Endres i Samspill').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await page.waitForURL((url) => !url.searchParams.has('person'));
  await page.reload();
  await button(page, 'Synkroniser 2 personer').waitFor();
  await page.getByText('1 nummer overføres ikke, fordi det er ugyldig.').waitFor();

  // What somebody changes there meanwhile is left alone, and said.
  tripletex.employees.set(own.id, { ...own, version: own.version + 1, phoneNumberMobile: '91234567' });
  const answered = page.waitForResponse(/sync-employees/);
  await button(page, 'Synkroniser 2 personer').click();
  const question = page.getByRole('dialog', { name: 'Synkronisere med Tripletex?' });
  await question.getByRole('button', { name: 'Synkroniser 2 personer' }).dblclick();
  expect((await answered).status()).toBe(207);
  await page.getByRole('heading', { name: 'Synkronisering med Tripletex' }).waitFor();
  await page.getByText('1 person ble ikke synkronisert').waitFor();
  await page
    .getByRole('row', { name: /Eva Nyansatt/ })
    .getByText('Lagt til', { exact: true })
    .waitFor();
  await page
    .getByRole('row', { name: new RegExp(user.lastName) })
    .getByText(/Noen endret personen/)
    .waitFor();
  await expectAccessible(page);

  await lookOnly();
  await button(page, 'Angre denne synkroniseringen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Angre denne synkroniseringen' }).click();
  await page.getByText('Synkroniseringen er angret i Samspill').waitFor();
  await page.getByRole('link', { name: 'Tidligere synkroniseringer' }).click();
  // Chosen twice is synced once.
  await page.getByText('1 i alt', { exact: true }).waitFor();
  await page.getByRole('row', { name: /Angret/ }).waitFor();
  await leave();
});

test('PowerOffice Go is connected, its key is revoked while people are synced, and a new key goes on', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  const about = (act: string) => page.goto(`${product.address}/no/integrations?integration=poweroffice&act=${act}`);
  poweroffice.add({ FirstName: 'Nils', LastName: 'Nyansatt', EmailAddress: 'nils.nyansatt@firma.no' });
  await about('connect');
  const key = page.getByLabel('Klientnøkkel');
  await key.fill('a-wrong-key');
  await key.press('Enter');
  await page.getByText('Det andre systemet godtar ikke nøkkelen').waitFor();
  await key.fill(poweroffice.clientKey);
  await key.press('Enter');
  await page.getByText('PowerOffice Go er koblet til', { exact: true }).waitFor();

  await page.getByRole('dialog').getByRole('link', { name: 'Sammenlign ansatte' }).click();
  await page.getByRole('checkbox', { name: 'Velg Nils Nyansatt' }).check();
  const revoked = poweroffice.fail({ when: /OAuth/, fault: { status: 400, json: { error: 'invalid_client' } } });
  poweroffice.endTokens();
  await button(page, 'Synkroniser 1 person').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Synkroniser 1 person' }).click();
  await page.getByText('Synkroniseringen stoppet før den var ferdig').waitFor();
  const stopped = page.url();
  revoked();
  await about('connect');
  await key.fill(poweroffice.clientKey);
  await key.press('Enter');
  await page.getByText('Nøkkelen til PowerOffice Go er byttet', { exact: true }).waitFor();
  await page.goto(stopped);
  await page.getByText('Ferdig: alle du valgte, er synkronisert').waitFor();
  await page
    .getByRole('row', { name: /Nils Nyansatt/ })
    .getByText('Lagt til', { exact: true })
    .waitFor();
  await leave();
});

test('ten thousand people are scrolled, searched and chosen, and some of them synced while one is elsewhere', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  for (let number = 1; number <= 10_000; number += 1)
    tripletex.add({ firstName: number % 40 === 0 ? 'Nord' : 'Sør', lastName: lastNameOf(number) });
  await page.goto(compare);
  await button(page, 'Hent på nytt').first().click();
  await tab(page, /^Bare i Tripletex \(10.00\d\)/).waitFor();
  const rows = page.getByRole('table').locator('tbody tr');
  expect(await rows.count()).toBeLessThan(100);
  await page.getByRole('columnheader', { name: /^Navn/ }).getByRole('button').click();
  await page.getByRole('columnheader', { name: /^Navn/ }).getByRole('button').click();
  await page.getByText(`Sør ${lastNameOf(9999)}`).waitFor();
  await page.getByRole('table').evaluate((table) => table.parentElement?.scrollTo({ top: 1_000_000 }));
  await page.getByText(`Nord ${lastNameOf(40)}`).waitFor();
  expect(await rows.count()).toBeLessThan(100);

  // What is found begins at its first, however far the list was scrolled.
  await page.getByRole('searchbox').fill('Nord');
  await button(page, 'Velg 250 treff').click();
  await button(page, 'Synkroniser 250 personer').waitFor();
  expect(await page.getByText(`Nord ${lastNameOf(10_000)}`).isVisible()).toBe(true);
  await button(page, 'Velg bort 250').click();
  await page.getByRole('checkbox', { name: `Velg Nord ${lastNameOf(10_000)}` }).check();
  await page.getByRole('searchbox').fill('');
  await page.reload();
  await button(page, 'Synkroniser 1 person').waitFor();

  // Whoever is elsewhere when it is answered stays there, and finds what came of it.
  const goOn = tripletex.fail({ when: /GET \/employee/, fault: { slow: 2000 } });
  const answered = page.waitForResponse(/sync-employees/);
  await button(page, 'Synkroniser 1 person').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Synkroniser 1 person' }).click();
  await page.getByText('Synkroniserer med Tripletex').waitFor();
  await page.getByRole('link', { name: 'Ansatte', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Ansatte', level: 1 }).waitFor();
  goOn();
  expect((await answered).ok()).toBe(true);
  await page.getByText('Synkronisering av ansatte').waitFor();
  expect(new URL(page.url()).pathname).toBe('/no/people');
  await page.getByRole('link', { name: 'Åpne: Synkronisering av ansatte' }).click();
  await page.getByText('Ferdig: alle du valgte, er synkronisert').waitFor();
  await page.goto(compare);
  await page.getByText('Noen har synkronisert siden dette ble hentet.').waitFor();
  expect(await button(page, /^Synkroniser \d/).count()).toBe(0);
  await leave();
});

/** A name without digits, in the order of the numbers; two of the first letter would come last in Norwegian. */
const lastNameOf = (number: number): string =>
  `Person${String(number)
    .padStart(5, '0')
    .replaceAll(/\d/g, (digit) => 'bcdefghijk'.charAt(Number(digit)))}`;

/** Somebody who may only look, on a phone: everything is read and nothing can be done. */
async function lookOnly(): Promise<void> {
  const { page, leave } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'accountant'),
    viewport: { width: 390, height: 844 },
  });
  await page.goto(compare);
  await page.getByText('Eva Nyansatt').waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await button(page, /^Synkroniser/).count()).toBe(0);
  await expectAccessible(page);
  await leave();
}

const names = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({ firstName, lastName });
