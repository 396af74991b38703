import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plainPdf } from '#features/signing/testing/plain-pdf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

/** Requests for signing, as those who asked follow them. */
const { product, browser } = await startJourney();
const list = `${product.address}/no/esigning`;

const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('heading', { name: 'Dette har skjedd' }).waitFor();
  return drawer;
};

test('a request is followed: an address corrected, a reminder sent, a due date extended, one cancelled', { timeout: 120_000 }, async () => {
  const { page, complaints } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(list);
  await page.getByText('2 dokumenter venter på signaturen din').waitFor();
  await page.getByRole('list', { name: 'Undertegnere av Leieavtale for lager i Havnegata 8' }).waitFor();
  await expectAccessible(page);

  const processor = await open(page, 'Databehandleravtale med Nordvest Regnskap');
  await expectAccessible(page);
  await processor.getByRole('button', { name: 'Endre e-post' }).click();
  const asked = page.getByRole('dialog', { name: 'Endre e-postadressen til Siri Holm' });
  await asked.getByRole('textbox', { name: 'Ny e-postadresse' }).fill('siri@nordvest-regnskap.example');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Endre e-post' }).click();
  await processor.getByText('siri@nordvest-regnskap.example').waitFor();
  expect(await processor.getByText('Siri Holm kunne ikke varsles').count()).toBe(0);
  // The drawer may show it a moment before the dialog has closed, which Escape would be for.
  await asked.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');

  const supply = await open(page, 'Kaffe Northsea 2027');
  await supply.getByRole('button', { name: 'Handlinger for Oliver Bennett' }).click();
  await page.getByRole('menuitem', { name: 'Send påminnelse' }).click();
  await page.getByRole('dialog', { name: 'Sende en påminnelse?' }).getByRole('button', { name: 'Send påminnelse' }).click();
  await page.getByText('Én påminnelse er sendt').waitFor();
  await supply.getByRole('button', { name: 'Handlinger for Kaffe Northsea 2027' }).click();
  await page.getByRole('menuitem', { name: 'Avbryt forespørselen' }).click();
  const cancel = page.getByRole('dialog', { name: /^Avbryte / });
  await cancel.getByText('Har signert:').waitFor();
  await cancel.getByRole('textbox', { name: 'Begrunnelse' }).fill('Prisene er feil');
  await cancel.getByRole('button', { name: 'Avbryt forespørselen' }).click();
  await supply.getByText('Avbrutt').first().waitFor();
  await cancel.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Fullførte' }).click();
  const offer = await open(page, 'Tilbud på oppussing av kantine');
  await offer.getByRole('button', { name: 'Handlinger for Tilbud på oppussing av kantine' }).click();
  await page.getByRole('menuitem', { name: 'Forleng fristen' }).click();
  const extend = page.getByRole('dialog', { name: 'Forleng fristen' });
  await extend.getByRole('textbox', { name: 'Ny frist' }).fill('31.12.2030');
  await extend.getByRole('button', { name: 'Forleng' }).click();
  await page.getByText('Fristen er forlenget til 31. des. 2030').waitFor();
  await offer.getByText('Pågår').waitFor();
  expect(complaints).toEqual([]);
});

test('a document is sent to people in order, by phone', { timeout: 120_000 }, async () => {
  const { page, complaints } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'hradmin'),
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${list}/new`);
  const pdf = { name: 'Oppdragsavtale.pdf', mimeType: 'application/pdf', buffer: plainPdf('Oppdragsavtale') };
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ ...pdf, buffer: Buffer.from('ikke en pdf') });
  await page.getByRole('alert').filter({ hasText: 'Denne PDF-en kan ikke signeres' }).waitFor();
  await file.setInputFiles({ ...pdf, name: 'CON.pdf' });
  await page.getByRole('alert').filter({ hasText: 'Filen kan ikke hete dette' }).waitFor();
  await file.setInputFiles(pdf);
  await page.getByText('PDF-en kan signeres.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Neste' }).click();

  await page.getByRole('button', { name: 'Legg til noen andre' }).click();
  await page.getByRole('textbox', { name: 'Fullt navn' }).fill('Inger Fjeld');
  await page.getByRole('textbox', { name: 'E-post' }).fill('inger@example.com');
  await page.getByRole('button', { name: 'Legg til meg' }).click();
  await page.getByRole('switch', { name: 'I rekkefølge' }).press('Space');
  await page.getByRole('button', { name: 'Flytt «Inger Fjeld» ned' }).click();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Hent tilbake' }).click();
  await page.getByRole('button', { name: 'Flytt «Inger Fjeld» opp' }).waitFor();
  await page.getByRole('button', { name: 'Neste' }).click();

  await page.getByRole('radio', { name: 'Kode på e-post' }).check();
  await page.getByRole('radio', { name: 'Bare her' }).check();
  await page.getByText('» først til').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send til 2 personer' }).click();
  await page.getByText('«Oppdragsavtale» er sendt til signering').waitFor();
  const drawer = page.getByRole('dialog', { name: 'Oppdragsavtale' });
  await drawer.getByText('Venter på tur').waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
