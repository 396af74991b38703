import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plainPdf } from '#features/signing/testing/plain-pdf.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { mailed } from './support/mailbox.ts';
import { signInAs } from './support/sign-in.ts';
import { weigh } from './support/weigh.ts';

/** People who are asked to sign, each in a browser of their own and without an account. */
const { product, browser } = await startJourney();
const phone = { width: 390, height: 844 };

/** Makes calls as the page's user. */
async function callerOf({ request }: Page) {
  const { user } = (await (await request.get(`${product.address}/api/users/current-user`)).json()) as { user: { companyId: number } };
  const headers = { 'x-account': String(user.companyId), 'sec-fetch-site': 'same-origin' };
  return async (path: string, body: object): Promise<Record<string, Record<string, string>>> => {
    const answer = await request.fetch(`${product.address}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      ...body,
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as Record<string, Record<string, string>>;
  };
}

const inYears = (years: number) => `${new Date().getFullYear() + years}-06-01`;

/** Gzipped KB of script until the invitation stands (signing.60). */
const invitationBudget = 120;

/** Opens the newest link that somebody was mailed, with nothing of what others have in their browser. */
async function openedLink(from: Browser, email: string, viewport?: typeof phone): Promise<Visitor> {
  const visitor = await visit(from, { fresh: true, ...(viewport && { viewport }) });
  const weighed = weigh(visitor.page);
  await visitor.page.goto(`${product.address}/no/sign/${await mailed(product, email, /\/sign\/([\w-]{43})/)}`);
  await visitor.page.getByRole('heading', { level: 1, name: 'Du er bedt om å signere' }).waitFor();
  const sum = (await weighed()).reduce((all, { kilobytes }) => all + kilobytes, 0);
  expect(sum, 'KB of script').toBeLessThan(invitationBudget);
  expect(sum, 'some scripts were not counted').toBeGreaterThan(invitationBudget / 2);
  return visitor;
}

async function confirmByCode(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.getByRole('button', { name: 'Send kode' }).click();
  const code = await mailed(product, email, /^(\d{6})$/m);
  await page.getByLabel('Kode på seks sifre').fill(code);
}

/** Reads to the end and goes on to the signature. */
async function read(page: Page): Promise<void> {
  await page.getByRole('img').or(page.locator('canvas')).first().waitFor();
  const toSign = page.getByRole('button', { name: 'Fortsett til signering' });
  // A document of one page may be read at once.
  await page.getByRole('button', { name: 'Gå til siste side' }).or(toSign).first().waitFor();
  if (!(await toSign.isVisible())) await page.getByRole('button', { name: 'Gå til siste side' }).click();
  await toSign.click();
}

async function sign(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await page.getByRole('heading', { name: /^Du har signert|^Alle har signert/ }).waitFor();
}

test('three people sign in order, one by phone, until one refuses', { timeout: 120_000 }, async () => {
  const asking = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const call = await callerOf(asking.page);
  const file = { name: 'Rammeavtale.pdf', mimeType: 'application/pdf', buffer: plainPdf('Rammeavtale') };
  const attachment = { name: 'Prisliste.pdf', mimeType: 'application/pdf', buffer: plainPdf('Prisliste') };
  const uploaded = async (kind: string, given: typeof file) =>
    (await call('signing/upload-file', { multipart: { kind, file: given } }))['file']?.['fileId'];
  const [first, second, third] = ['aase@example.com', 'bo@example.com', 'cille@example.com'] as const;
  const people = [
    ['Åse Ødegård', first],
    ['Bo Li', second],
    ['Cille Aas', third],
  ].map(([name, email]) => ({ name, email }));
  const terms = { isInOrder: true, signingMethod: 'emailCode', dueDate: inYears(1) };
  const files = { signingRequestFileId: await uploaded('document', file), attachmentIds: [await uploaded('attachment', attachment)] };
  const sent = await call('signing/create-signing-request', { data: { name: 'Rammeavtale', recipients: people, ...terms, ...files } });
  const drawer = asking.page.getByRole('dialog', { name: 'Rammeavtale' });
  await asking.page.goto(`${product.address}/no/esigning?signingRequestId=${sent['signingRequest']?.['signingRequestId']}`);
  await drawer.getByText('Venter på Åse Ødegård').waitFor();

  const one = await openedLink(browser, first);
  await expectAccessible(one.page);
  await confirmByCode(one.page, first);
  await one.page.getByRole('link', { name: 'Prisliste.pdf' }).waitFor();
  await expectAccessible(one.page);
  await read(one.page);
  await one.page.getByRole('radio', { name: 'Tegn den' }).check();
  await one.page.getByRole('button', { name: 'Signer', exact: true }).click();
  await one.page.getByText('Tegn signaturen din, eller skriv den i stedet').waitFor();
  await expectAccessible(one.page);
  await one.page.getByRole('radio', { name: 'Skriv den' }).check();
  await sign(one.page);
  await drawer.getByText('Venter på Bo Li').waitFor();

  const two = await openedLink(browser, second, phone);
  await two.page.getByRole('button', { name: 'Fortsett' }).click();
  await two.page.getByRole('button', { name: 'Send kode' }).click();
  await two.page.getByLabel('Kode på seks sifre').fill('000000');
  await two.page.getByText('Feil kode').waitFor();
  await expectAccessible(two.page);
  await two.page.getByLabel('Kode på seks sifre').fill(await mailed(product, second, /^(\d{6})$/m));
  await read(two.page);
  await sign(two.page);
  await expectAccessible(two.page);
  await two.page.goBack();
  await two.page.getByRole('heading', { name: 'Du har signert' }).waitFor();

  const three = await openedLink(browser, third);
  await confirmByCode(three.page, third);
  await three.page.getByRole('button', { name: 'Avvis signering' }).click();
  const dialog = three.page.getByRole('dialog', { name: 'Avvise signeringen?' });
  await dialog.getByRole('button', { name: 'Avvis signering' }).click();
  await dialog.getByText('Skriv hvorfor du ikke vil signere').waitFor();
  await expectAccessible(three.page);
  await dialog.getByRole('textbox', { name: 'Begrunnelse' }).fill('Prisene er fra i fjor');
  await dialog.getByRole('button', { name: 'Avvis signering' }).click();
  await three.page.getByRole('heading', { name: 'Du har avvist signeringen' }).waitFor();

  await drawer.getByText('Avvist').first().waitFor();
  await drawer.getByText('Prisene er fra i fjor').first().waitFor();
  await Promise.all([first, second].map((email) => mailed(product, email, /(Prisene er fra i fjor)/)));
  for (const { page } of [one, two]) {
    await page.reload();
    await page.getByRole('heading', { name: 'Signeringen ble avvist' }).waitFor();
  }
  for (const visitor of [asking, one, two, three]) await visitor.leave();
});

const chosen = Object.entries({
  position: 'Butikkmedarbeider',
  startDate: inYears(1),
  salaryAmount: 512_500,
  holidayRules: '6',
  pensions: [{ type: 'Obligatorisk tjenestepensjon (OTP)', provider: 'Storebrand' }],
  insurances: [{ type: 'Yrkesskadeforsikring', provider: 'Gjensidige' }],
}).map(([key, value]) => ({ key, value: value as unknown }));

test('an employment contract is sent, signed and on the profile, and its sealed file is checked', { timeout: 120_000 }, async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  await page.goto(`${product.address}/no/employee-contract/new`);
  await page.getByRole('radio', { name: 'En som jobber her' }).check();
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option').nth(5).click();
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.waitForURL(/employee-contract\/edit\?/);
  const documentId = new URL(page.url()).searchParams.get('documentId') ?? '';
  await page.goto(`${product.address}/no/employee-contract`);
  const call = await callerOf(page);
  await call('documents/update-document', { method: 'PUT', data: { documentId, variables: chosen } });

  await page.goto(`${product.address}/no/employee-contract/edit?documentId=${documentId}&step=4`);
  const send = page.getByRole('button', { name: 'Ferdigstill og send til signering' });
  await send.click();
  await page.getByText('Fyll ut dette feltet').waitFor();
  const [employer, addresses] = ['arbeidsgiver@example.com', page.getByRole('textbox', { name: 'E-post' })];
  await addresses.first().fill(employer);
  const employee = await addresses.nth(1).inputValue();
  await expectAccessible(page);
  await send.dblclick();
  await page.getByText('er ferdigstilt og sendt til signering').waitFor();
  const card = page.getByRole('region', { name: 'Digital signering' });
  await card.getByText('0 av 2 har signert').waitFor();
  await expectAccessible(page);

  const first = await openedLink(browser, employer);
  await first.page.getByRole('button', { name: 'Fortsett' }).click();
  await read(first.page);
  await sign(first.page);
  await card.getByText('1 av 2 har signert').waitFor();
  const second = await openedLink(browser, employee, phone);
  await second.page.getByRole('button', { name: 'Fortsett' }).click();
  await read(second.page);
  await sign(second.page);
  await page.getByRole('main').getByText('Signert').first().waitFor();
  await card.getByText('2 av 2 har signert').waitFor();
  await page.getByRole('region', { name: 'Ansatt', exact: true }).getByRole('link').click();
  await page.getByRole('tab', { name: 'Filer' }).click();
  await page.getByRole('main').getByText('.pdf').first().waitFor();

  const fetching = second.page.waitForEvent('download');
  await second.page.getByRole('button', { name: 'Last ned signert dokument' }).click();
  const sealed = await readFile(await (await fetching).path());
  await second.page.getByRole('link', { name: 'Kontroller et signert dokument' }).click();
  await second.page.getByRole('heading', { level: 1, name: 'Kontroller et signert dokument' }).waitFor();
  await expectAccessible(second.page);
  const shown = await checked(second.page, 'avtale.pdf', sealed);
  await shown.getByText('Hver byte i dokumentet').waitFor();
  await shown.getByText('med en lenke på e-post').first().waitFor();
  await expectAccessible(second.page);
  await second.page.getByRole('button', { name: 'Kontroller et annet' }).click();
  sealed[Math.floor(sealed.length / 2)] = (sealed[Math.floor(sealed.length / 2)] ?? 0) ^ 1;
  await (await checked(second.page, 'endret.pdf', sealed)).getByText('Ikke stol på den').waitFor();
  await second.page.getByRole('button', { name: 'Kontroller et annet' }).click();
  await (await checked(second.page, 'annet.pdf', plainPdf('Avtale'))).getByRole('heading', { name: 'Ikke signert hos oss' }).waitFor();
  for (const one of [first, second]) await one.leave();
  await leave();
});

/** Drops a file on the page of the check, and comes back with what it says. */
async function checked(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: 'Skriv ut' }).waitFor();
  return page.getByRole('article');
}
