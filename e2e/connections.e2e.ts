import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tripletexServer } from '#features/integrations/testing/tripletex-server.ts';
import { uniMicroServer } from '#features/integrations/testing/unimicro-server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { mailed } from './support/mailbox.ts';
import { signInAs } from './support/sign-in.ts';

const tripletex = await tripletexServer();
const unimicro = await uniMicroServer();
// The company of the demo sign-ins.
unimicro.companies.push({ Key: unimicro.companyKey, Name: 'Almenning Bygg og Energi AS', OrganizationNumber: '310000108' });
const { product, browser } = await startJourney({
  data: 'demoWithoutAbsences',
  variables: {
    TRIPLETEX_URL: tripletex.url,
    TRIPLETEX_CONSUMER_TOKEN: tripletex.consumerToken,
    UNIMICRO_URL: unimicro.url,
    UNIMICRO_IDENTITY_URL: unimicro.url,
    UNIMICRO_CLIENT_ID: unimicro.clientId,
    UNIMICRO_KEY_FILE: unimicro.keyFile,
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test('Tripletex is connected with the right key, seen by those who may look, and disconnected', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  const accountant = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'accountant'),
    viewport: { width: 390, height: 844 },
  });
  await accountant.page.goto(`${product.address}/no/integrations`);
  await card(accountant.page, 'Tripletex').getByText('Ikke koblet til').waitFor();
  await page.goto(`${product.address}/no/integrations`);
  await card(page, 'PowerOffice Go').getByText('ikke satt opp på denne serveren').waitFor();
  await expectAccessible(page);
  await button(page, 'Koble til Tripletex').press('Enter');
  const about = dialog(page, 'Om Tripletex');
  await about.getByText('Ny brukernøkkel').first().waitFor();
  await about.getByRole('img').first().waitFor();
  await about.getByText('Lønn, pårørende og fravær').waitFor();
  await expectAccessible(page);

  await about.getByRole('button', { name: 'Koble til Tripletex' }).press('Enter');
  const connect = dialog(page, 'Koble til Tripletex');
  const token = connect.getByLabel('Ansattnøkkel');
  await token.fill('a-wrong-token');
  await token.press('Enter');
  await connect.getByText('Det andre systemet godtar ikke nøkkelen').waitFor();
  expect(await token.inputValue()).toBe('a-wrong-token');
  await expect.poll(() => token.evaluate((input) => input === document.activeElement)).toBe(true);
  await token.fill(tripletex.employeeToken);
  await token.press('Enter');
  await connect.getByText('Nøkkelen åpner Fjord og Fjell AS').waitFor();
  await expectAccessible(page);
  await connect.getByRole('combobox', { name: 'Avdeling for nye ansatte' }).click();
  await page.getByRole('option', { name: 'Drift' }).click();
  await connect.getByRole('button', { name: 'Koble til denne virksomheten' }).click();
  await page.getByText('Tripletex er koblet til', { exact: true }).waitFor();
  await dialog(page, 'Om Tripletex').getByRole('link', { name: 'Sammenlign ansatte' }).waitFor();
  // Nobody reads the key again: neither in the page nor in what it keeps.
  const kept = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  );
  expect(kept).not.toContain(tripletex.employeeToken);

  // Whoever may only look sees it at once, and acts on nothing.
  const seen = card(accountant.page, 'Tripletex');
  await seen.getByText('Koblet til', { exact: true }).waitFor();
  await seen.getByRole('link', { name: 'Sammenlign ansatte' }).waitFor();
  await seen.getByRole('button', { name: 'Om Tripletex' }).click();
  const looked = dialog(accountant.page, 'Om Tripletex');
  await looked.getByText('Sendes til Tripletex').waitFor();
  expect(await looked.getByRole('button', { name: /Bytt nøkkel|Koble fra/ }).count()).toBe(0);
  await expectAccessible(accountant.page);

  await button(page, 'Koble fra Tripletex').click();
  const question = dialog(page, 'Koble fra Tripletex?');
  await question.getByText('De ansatte blir som de er').waitFor();
  await question.getByRole('button', { name: 'Koble fra Tripletex' }).click();
  await page.getByText('Tripletex er koblet fra', { exact: true }).waitFor();
  await looked.getByText('Ikke koblet til').waitFor();
  await accountant.leave();
  await leave();
});

test('Uni Micro is connected by the code that its administrator is mailed, and synced on a phone', async () => {
  const { page, leave } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'systemadmin', 'en-gb'),
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${product.address}/en-gb/integrations?integration=unimicro`);
  await dialog(page, 'About Uni Micro').getByRole('button', { name: 'Connect Uni Micro' }).click();
  const connect = dialog(page, 'Connect Uni Micro');
  await connect.getByRole('button', { name: 'Find administrators' }).press('Enter');
  await connect.getByText('k•••@firma.no').waitFor();
  await expectAccessible(page);
  await connect.getByRole('button', { name: 'Send code' }).click();
  await connect.getByText('We sent a code to k•••@firma.no').waitFor();
  // Going back takes nothing away unasked.
  await page.goBack();
  await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Stay' }).click();
  const code = await mailed(product, 'kari@firma.no', /(\d{6}) is your code/);
  const boxes = connect.getByLabel('Code from the e-mail');
  await boxes.fill(code === '000000' ? '000001' : '000000');
  await connect.getByRole('alert').getByText('Wrong code.').waitFor();
  await expectAccessible(page);
  await boxes.fill(code);
  await page.getByText('Uni Micro was connected', { exact: true }).waitFor();

  unimicro.add({ EmployeeNumber: 9001, BusinessRelationInfo: { ID: 1, Name: 'Eva Nyansatt' } });
  await dialog(page, 'About Uni Micro').getByRole('link', { name: 'Compare people' }).click();
  await page.getByRole('tab', { name: 'Only there (1)' }).waitFor();
  await button(page, 'Choose all 1').click();
  await button(page, 'Sync 1 person').click();
  await dialog(page, 'Sync with Uni Micro?').getByRole('button', { name: 'Sync 1 person' }).click();
  await page.getByText('Done: everyone you chose is synced').waitFor();
  await page.getByText('Eva Nyansatt', { exact: true }).waitFor();
  await expectAccessible(page);
  await leave();
});
