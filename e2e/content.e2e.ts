import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';
import { countShifts, limitsAt, measure } from '../scripts/look/measures.ts';

const { product, browser } = await startJourney();

test('a stranger reads the front door, the prices and the terms, and is led to signing up', async () => {
  const { page, leave } = await visit(browser, { fresh: true });
  await countShifts(page);
  await page.goto(`${product.address}/no/lobby`);
  await page.getByRole('heading', { level: 1, name: 'Orden på folk og virksomhet' }).waitFor();
  const pictures = page.getByRole('img', { name: 'Tre kolleger ved et bord' });
  expect(await pictures.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);
  const { shift, moved } = await measure(page);
  expect(shift, `moved: ${moved.join('; ')}`).toBeLessThanOrEqual(limitsAt(1440).shift);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se priser' }).click();
  await page.getByRole('heading', { level: 1, name: 'Priser' }).waitFor();
  await page.getByText('Fra 196 kr i måneden').waitFor();
  expect(await page.title()).toBe('Priser – Samspill');
  await expectAccessible(page);
  await page.goto(`${product.address}/en-gb/terms/`);
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await page.goto(`${product.address}/no/lobby/finnes-ikke`);
  await page.getByRole('heading', { level: 1, name: 'Siden finnes ikke' }).waitFor();
  expect(await page.title()).toBe('Siden finnes ikke – Samspill');
  await page.goto(`${product.address}/no/lobby`);
  await page.getByRole('link', { name: 'Prøv gratis i 10 dager' }).click();
  await page.getByRole('heading', { name: 'Opprett konto' }).waitFor();
  await leave();
});

test('a system admin sees an introduction to its end, reads the news and the help', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/lobby`);
  await page.getByRole('button', { name: /Kom i gang med Samspill/ }).click();
  const dialog = page.getByRole('dialog');
  for (const place of ['1 av 4', '2 av 4', '3 av 4']) {
    await dialog.getByText(place).waitFor();
    await dialog.getByRole('button', { name: 'Neste' }).click();
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Kom i gang med Samspill.*Sett/ }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Kom i gang med Samspill.*Sett/ }).waitFor();
  await page.getByRole('button', { name: 'Hjelp til denne siden' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Bytte virksomhet' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Importer ansattlisten du allerede har' }).click();
  await page.getByRole('heading', { level: 1, name: 'Importer ansatte' }).waitFor();
  await leave();
});
