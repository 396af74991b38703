import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a lottery is made, drawn while somebody watches, ended and checked', async () => {
  const host = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const watcher = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'employee'),
    viewport: { width: 390, height: 844 },
  });
  const [page, phone] = [host.page, watcher.page];

  await page.goto(`${product.address}/no/winkit/new`);
  await page.getByRole('textbox', { name: 'Navn' }).first().fill('Fredagskaffe');
  await page.getByRole('textbox', { name: 'Premier' }).fill('Kake\nKaffe');
  await button(page, 'Lag lotteriet').click();
  await page.getByText('Legg til minst to deltakere').waitFor();
  for (const name of ['Anne Vik', 'Per Ås']) {
    await page.getByRole('textbox', { name: 'Legg til et navn' }).fill(name);
    await page.getByRole('textbox', { name: 'Legg til et navn' }).press('Enter');
  }
  await page.getByText('2 deltakere, 2 lodd').waitFor();
  await expectAccessible(page);
  await button(page, 'Lag lotteriet').click();
  await page.getByRole('heading', { level: 1, name: 'Fredagskaffe' }).waitFor();

  await phone.goto(page.url());
  await phone.getByText('Ingen er trukket ennå. Hjulet snurrer her når trekningen begynner.').waitFor();
  await expect(button(phone, 'Trekk').count()).resolves.toBe(0);

  await button(page, 'Trekk').click();
  // With reduced motion the name comes as the wheel would begin.
  await page.getByText('Kake går til').waitFor();
  await phone.getByText('Kake går til').waitFor();
  const winner = await page.locator('output strong').textContent();
  expect(['Anne Vik', 'Per Ås']).toContain(winner);
  expect(await phone.locator('output strong').textContent()).toBe(winner);
  await expectAccessible(phone);

  await button(page, 'Avslutt lotteriet').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avslutt lotteriet' }).click();
  await button(phone, 'Kontroller alle trekninger').click();
  await phone.getByText('Alle trekninger stemmer.').waitFor();
  await expectAccessible(page);

  await page.goto(`${product.address}/no/winkit`);
  await page
    .getByRole('row', { name: /Fredagskaffe/ })
    .getByText('Avsluttet')
    .waitFor();
  await expectAccessible(page);
  await host.leave();
  await watcher.leave();
});
