import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';
import { newcomer, signUpProved } from './support/sign-up.ts';

const company = 'Almenning Bygg og Energi AS';
const helper = newcomer('no');

const { product, browser } = await startJourney({ variables: { SUPPORT_EMAILS: helper } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const lets = (page: Page) => page.getByRole('switch', { name: 'La brukerstøtten til Samspill se virksomheten' });

/** The organisation number that support enters. */
async function registryId(page: Page): Promise<string> {
  const { company: own } = (await (
    await page.request.get(`${product.address}/api/companies`, { headers: { 'x-account': '1' } })
  ).json()) as {
    company: { registryId: string };
  };
  return own.registryId;
}

test('a company lets support in, sees that it looks, and shuts it out at once', async () => {
  const admin = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const context = await signUpProved(browser, product.address);
  const support = await visit(browser, { storageState: await context.storageState() });
  await context.close();

  // Refused until the company allows it.
  const number = await registryId(admin.page);
  await support.page.goto(`${product.address}/no/support`);
  await support.page.getByLabel('Organisasjonsnummer').fill(number);
  await support.page.keyboard.press('Enter');
  await support.page.getByText(/har ikke slått på tilgang for brukerstøtte/).waitFor();
  await admin.page.goto(`${product.address}/no/organisation/settings`);
  await admin.page.getByText('Brukerstøtten har aldri sett virksomheten.').waitFor();
  await lets(admin.page).press('Space');
  await admin.page.getByText('Brukerstøtten til Samspill kan nå se virksomheten', { exact: true }).waitFor();

  // Support has read-only access.
  await admin.page.getByText('Tilgangen varer til du slår den av.').waitFor();
  await admin.page.getByRole('button', { name: 'Velg siste dag' }).click();
  await admin.page.getByLabel('Siste dag', { exact: true }).fill('31.12.2099');
  await admin.page.keyboard.press('Control+Enter');
  await admin.page.getByText(/^Tilgangen varer til og med 31\. des\. 2099\./).waitFor();
  await support.page.getByRole('button', { name: 'Se virksomheten' }).click();
  await support.page.getByText(`Du ser ${company} som brukerstøtte.`).waitFor();
  await expectAccessible(support.page);
  await support.page.goto(`${product.address}/no/people`);
  await heading(support.page, 'Ansatte').waitFor();
  await support.page.getByRole('row').nth(1).waitFor();
  expect(await support.page.getByRole('button', { name: /^(Legg til|Inviter)/ }).count()).toBe(0);

  // The company sees the visit.
  await admin.page.reload();
  const own = admin.page.getByRole('listitem').filter({ hasText: helper });
  await own.getByText('Ser nå').waitFor();
  await expectAccessible(admin.page);

  await admin.page.goto(`${product.address}/no/organisation/log?area=security`);
  await admin.page
    .getByText(/begynte å se på virksomheten/)
    .first()
    .waitFor();
  await admin.page.goto(`${product.address}/no/organisation/settings`);
  await own.getByText('Ser nå').waitFor();

  // The visit ends immediately, without interaction on support's page.
  await lets(admin.page).press('Space');
  await support.page
    .getByText(/logget ut/)
    .first()
    .waitFor();
  await own.getByText('Ser nå').waitFor({ state: 'detached' });
  await support.page.goto(`${product.address}/no/people`);
  // After signing in again they have no company, and can only register one.
  await heading(support.page, 'Registrer virksomhet').waitFor();
  expect(await support.page.getByText(company).count()).toBe(0);
  await Promise.all([admin.leave(), support.leave()]);
});
