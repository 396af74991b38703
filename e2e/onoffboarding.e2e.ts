import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const plans = `${product.address}/no/on-offboarding`;
const boxes = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('a plan is made from a template, published, moved and completed', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(plans);
  await page.getByRole('link', { name: 'Ny plan' }).click();
  await page.getByRole('combobox', { name: 'Person' }).click();
  const option = page.getByRole('option').nth(7);
  const name = ((await option.textContent()) ?? '').split(' · ')[0] ?? '';
  await option.click();
  await page.getByRole('textbox', { name: 'Første dag' }).fill('15.03.2027');
  await page.getByRole('radio', { name: 'Ny leder' }).click();
  await page.getByText('Lag en plan', { exact: false }).or(page.getByText('Gi rollen som leder')).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lagre utkast' }).click();

  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('Dette er et utkast. Ingen har fått oppgavene ennå.').waitFor();
  await page.getByRole('button', { name: 'Publiser' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publiser' }).click();
  await page.getByText('Planen er publisert').waitFor();

  // By keyboard: the first task opens, and says why it has its date.
  await page.getByRole('button', { name: 'Åpne Få arbeidsavtalen signert' }).press('Enter');
  await page.getByText('15 arbeidsdager før første dag, 15. mars 2027: 22. feb. 2027.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Flytt «Få arbeidsavtalen signert» ned' }).click();
  await page.getByText('Rekkefølgen er lagret').waitFor();

  await page.getByRole('link', { name: 'Rediger plan' }).click();
  await page.getByRole('textbox', { name: 'Første dag' }).fill('30.03.2027');
  await page.getByRole('button', { name: 'Lagre' }).click();
  const typed = page.getByRole('textbox', { name: 'Ny frist for Få arbeidsavtalen signert' });
  // Easter 2027 is among the fifteen working days.
  expect(await typed.inputValue()).toBe('04.03.2027');
  await typed.fill('01.03.2027');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Lagre' }).click();
  await page.getByText('Planen er oppdatert').waitFor();
  await page.getByText('Frist 1. mars 2027').first().waitFor();

  await boxes(page, /^Fullfør Få arbeidsavtalen signert$/).click();
  await page.getByText('Få arbeidsavtalen signert er fullført').waitFor();
  await page.getByRole('button', { name: 'Angre' }).first().click();
  await boxes(page, /^Fullfør Få arbeidsavtalen signert$/).waitFor();

  await page.getByRole('button', { name: `Mer for planen til ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Fullfør planen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fullfør planen' }).click();
  await page.getByText('Planen er fullført').waitFor();
  await page.getByText('100 %').first().waitFor();
  await leave();
});

test('the person sees the tasks that are shown to them on a phone, and completes their own', async () => {
  const { page, leave } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'employee'),
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${product.address}/no/on-offboarding/my-plans`);
  await page.getByRole('heading', { name: /^Onboarding/ }).waitFor();
  expect(await page.getByText('Skjult for personen').count(), 'hidden tasks never reach them').toBe(0);
  await expectAccessible(page);
  await page.goto(`${product.address}/no/on-offboarding/my-tasks`);
  await page.getByRole('heading', { level: 1, name: 'Mine oppgaver i onboarding og offboarding' }).waitFor();
  await expectAccessible(page);
  await page.goto(plans);
  await page.getByRole('heading', { level: 1, name: 'Ingen tilgang' }).or(page.getByText('ikke tilgang')).first().waitFor();
  await leave();
});
