import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

/** What is registered beside the protocol: a request that is answered, and a breach with its clock. */
const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });
const gdpr = `${product.address}/no/gdpr`;

// The check of an identity is not before the request, which comes today.
const today = new Intl.DateTimeFormat('nb-NO', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'Europe/Oslo' }).format(
  new Date(),
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a request is registered, whoever asks is checked, and it is answered', async () => {
  const visitor = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const { page } = visitor;
  await page.goto(`${gdpr}/subject-requests`);
  await button(page, 'Registrer henvendelse').first().click();
  await page.getByLabel('Hvem som henvender seg').fill('Kari Nordmann');
  await button(page, 'Lagre').click();
  const row = page.getByRole('row', { name: /Kari Nordmann/ });
  await row.getByText(/\d+ dager igjen/).waitFor();
  await row.getByRole('link', { name: 'Kari Nordmann' }).click();
  await button(page, 'Lukk med svar').click();
  const first = page.getByText(/Før du svarer, skriver du hvordan dere kontrollerte/);
  await first.waitFor();
  // Going back closes what lies on top, and the request under it stays.
  await page.goBack();
  await first.waitFor({ state: 'detached' });
  await page.getByLabel('Identiteten ble kontrollert', { exact: true }).fill(today);
  await page.getByLabel('Hvordan identiteten ble kontrollert').fill('Ringte nummeret vi hadde fra før');
  await page.getByText('Lagre endringene før du lukker henvendelsen.').waitFor();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await page.getByText('Henvendelsen er lagret').waitFor();
  await row.getByRole('link', { name: 'Kari Nordmann' }).click();
  await button(page, 'Lukk med svar').click();
  await page.getByLabel('Svaret', { exact: false }).last().fill('Her er alt vi har om deg.');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Lukk med svar' }).click();
  await row.getByText('Besvart').waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await visitor.leave();
});

test('a breach runs against its clock until it is found that there is no risk', async () => {
  const visitor = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const { page } = visitor;
  await page.goto(`${gdpr}/breaches`);
  await button(page, 'Registrer brudd').first().click();
  await page.getByLabel('Navn på bruddet').fill('Tapt telefon');
  await page.getByRole('textbox', { name: 'Hva som skjedde', exact: true }).fill('Telefonen ble glemt på bussen.');
  await page.getByLabel('Sannsynlige konsekvenser').fill('Ingen kan lese den.');
  await page.getByLabel('Hva dere har gjort og skal gjøre').fill('Telefonen er slettet.');
  await button(page, 'Lagre').click();
  await page.getByRole('link', { name: 'Tapt telefon' }).click();
  const timer = page.getByRole('timer');
  const shown = await timer.textContent();
  expect(shown).toMatch(/^(72 t 0|71 t 5\d) min \d+ s$/);
  await expect.poll(() => timer.textContent()).not.toBe(shown);
  await button(page, 'Til Datatilsynet').click();
  await page.getByText('Melding om brudd på personopplysningssikkerheten').waitFor();
  await expectAccessible(page);
  await button(page, 'Lukk').last().click();
  await button(page, 'Vurder og varsle').click();
  await page.getByRole('combobox', { name: 'Risiko for dem det gjelder' }).click();
  await page.getByRole('option', { name: 'Ingen risiko' }).click();
  await page.getByLabel('Hvorfor', { exact: true }).fill('Telefonen var kryptert, og er slettet.');
  await button(page, 'Lagre').click();
  await page.getByText('Dere trenger ikke varsle noen').first().waitFor();
  await button(page, 'Avslutt bruddet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt bruddet' }).click();
  await page.getByText('Bruddet ble avsluttet').waitFor();
  await expectAccessible(page);
  await visitor.leave();
});
