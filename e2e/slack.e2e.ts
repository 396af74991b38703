import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });
const webhook = 'https://hooks.slack.com/services/T0SAMSPILL/B012345678/abcdefgh12345678';

test('a message to Slack is previewed, refused at its field, made and deleted, and others see it at once', async () => {
  const { page } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const other = await visit(browser, { storageState: await signInAs(browser, product.address, 'accountant') });
  await other.page.goto(`${product.address}/en-gb/integrations?integration=slack`);
  await other.page.getByRole('heading', { name: 'No messages yet' }).waitFor();
  await page.goto(`${product.address}/no/integrations`);
  await page.getByRole('button', { name: 'Sett opp meldinger' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ny melding' }).click();

  const preview = page.getByRole('region', { name: 'Slik ser den ut i Slack' });
  await preview.getByText(/^Borte i morgen, /).waitFor();
  await page.getByText('Engelsk').click();
  await preview.getByText(/^Away tomorrow, /).waitFor();
  await page.getByRole('radio', { name: 'Bursdager i dag' }).click();
  await preview.getByText(/^Birthday today, /).waitFor();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Navn' }).fill('#oslo');
  const address = page.getByRole('textbox', { name: 'Webhook-adresse' });
  await address.fill('https://hooks.slack.com/services/T0SAMSPILL');
  await page.keyboard.press('Enter');
  await page.getByText('Dette er ikke en webhook-adresse fra Slack').waitFor();
  expect(await address.evaluate((input) => input === document.activeElement)).toBe(true);
  await address.fill(webhook);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '#oslo' }).waitFor();
  await other.page.getByRole('heading', { name: '#oslo' }).waitFor();
  expect(await other.page.getByRole('button', { name: /Delete|New message/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Slett #oslo' }).click();
  await page.getByRole('button', { name: 'Slett melding' }).click();
  await page.getByRole('heading', { name: 'Ingen meldinger ennå' }).waitFor();
  await other.page.getByRole('heading', { name: 'No messages yet' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.body.innerText.includes('hooks.slack.com'))).toBe(false);
});
