import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { getPossibleRecipients } from '#features/sms/contract/endpoints.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const reportSecret = 'the-secret-of-this-journey-0123456789';

/** A gateway as Sveve answers: it refuses some numbers while it is told to, and keeps what it took. */
const gateway = { refuses: 0, taken: [] as { id: number; to: string; ref: string; text: string }[] };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const sent = new URLSearchParams(Buffer.concat(chunks).toString());
    const isRefused = gateway.refuses > 0;
    if (isRefused) gateway.refuses -= 1;
    else
      gateway.taken.push({
        id: gateway.taken.length + 1,
        to: sent.get('to') ?? '',
        ref: sent.get('ref') ?? '',
        text: sent.get('msg') ?? '',
      });
    const answer = isRefused ? { errors: [{ number: sent.get('to'), message: 'Unknown number' }] } : { ids: [gateway.taken.length] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ response: answer }));
  });
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => server.close());
// Listens on a port, not on a pipe.
const { port } = server.address() as AddressInfo;

const { product, browser } = await startJourney({
  data: 'demoWithoutAbsences',
  variables: {
    SMS_GATEWAY: 'sveve',
    SMS_URL: `http://127.0.0.1:${port}`,
    SMS_USER: 'samspill',
    SMS_PASSWORD: 'secret',
    SMS_SENDER: 'Samspill',
    SMS_REPORT_SECRET: reportSecret,
  },
});

/** Makes this the month’s limit of every company. */
async function limitParts(parts: number): Promise<void> {
  const client = new pg.Client({ host: join(product.dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' });
  await client.connect();
  await client.query(
    `insert into company_limit (company_id, key, maximum) select company_id, 'smsLimit', $1 from company
     on conflict (company_id, key) do update set maximum = excluded.maximum`,
    [parts],
  );
  await client.end();
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
/** One character too many for one part of sixteen bits, and one part of seven. */
const text = 'Vi stenger ’porten’ klokken 14 i dag, og den åpnes igjen i morgen kl. 07.';

/** Two departments where somebody has no number, and whose others fit into a trial's month with one part each, but not with two. */
async function departmentsOf(page: Page): Promise<{ departments: string[]; reached: number; missed: number }> {
  const headers = { 'x-account': await page.evaluate(() => sessionStorage.getItem('samspill.company') ?? '') };
  const answer = await page.request.get(`${product.address}/api/sms/get-possible-recipients`, { headers });
  // Typed by the contract of the answer.
  const { people } = (await answer.json()) as Answer<typeof getPossibleRecipients>;
  const names = [...new Set(people.flatMap(({ department }) => department ?? []))];
  const pairs = names.flatMap((one, place) => names.slice(place + 1).map((other) => [one, other]));
  for (const departments of pairs) {
    const members = people.filter(({ department }) => department !== null && departments.includes(department));
    const reached = members.filter(({ hasNumber }) => hasNumber).length;
    if (reached > 25 && reached <= 50 && reached < members.length) return { departments, reached, missed: members.length - reached };
  }
  throw new Error(`No two departments fit: ${names.join(', ')}`);
}

test('a message to two departments is made cheaper, sent, sent again to those who failed, and reported as delivered', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/sms`);
  await page.getByText('Ingen meldinger ennå').waitFor();
  const { departments, reached, missed } = await departmentsOf(page);

  await button(page, 'Send SMS').click();
  const dialog = page.getByRole('dialog', { name: 'Send SMS' });
  await dialog.getByRole('combobox', { name: 'Avdelinger' }).click();
  for (const department of departments) await page.getByRole('option', { name: new RegExp(`^${department} \\(`) }).click();
  const written = dialog.getByRole('textbox', { name: 'Melding' });
  await written.fill(text);
  await dialog.getByText(`${reached} mottakere`, { exact: true }).waitFor();
  await dialog.getByText(`${missed} har ikke mobilnummer`).click();
  const name = await dialog.locator('details').getByRole('listitem').first().innerText();
  // Two parts for each are more than a trial has.
  await dialog.getByText(new RegExp(`^Meldingen blir ${2 * reached} deler`)).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: "Bytt ’ til '" }).click();
  await dialog.getByText(`1 del × ${reached} mottakere = ${reached} deler`).waitFor();
  expect(await written.inputValue()).toBe(text.replaceAll('’', "'"));

  gateway.refuses = 3;
  await dialog.getByRole('button', { name: `Send til ${reached} personer` }).click();
  // At night it is asked about.
  const meant = page.getByRole('dialog', { name: 'Sende meldingen?' }).getByRole('button', { name: `Send til ${reached} mottakere` });
  const queued = page.getByText(`Meldingen er lagt i kø til ${reached} mottakere`);
  await meant.or(queued).first().waitFor();
  if (await meant.isVisible()) await meant.click();
  await queued.waitFor();
  await page.getByText(new RegExp(`Har ikke mobilnummer: .*${name}`)).waitFor();
  await button(page, 'Vis').click();

  const panel = page.getByRole('dialog', { name: 'Tekstmelding' });
  await panel.getByText(`${reached - 3} sendt og 3 feilet`).waitFor();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Send på nytt til 3 som feilet' }).click();
  await button(page, 'Send på nytt til 3 mottakere').click();
  await panel.getByText(`${reached} sendt`).waitFor();
  expect(new Set(gateway.taken.map(({ to }) => to)).size).toBe(reached);
  expect(gateway.taken).toHaveLength(reached);

  const [first] = gateway.taken;
  await page.request.post(`${product.address}/api/sms/delivery-report/${reportSecret}`, {
    form: { id: String(first?.id), ref: first?.ref ?? '', number: first?.to ?? '', status: 'true' },
  });
  await panel.getByText(`${reached - 1} sendt og 1 levert`).waitFor();
  await panel.getByText('Levert', { exact: true }).waitFor();
  await leave();
});

test('with none of the month’s parts left it is said before one writes, and what is typed stays', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await limitParts(1);
  await page.goto(`${product.address}/no/sms?sms=new`);
  const reached = page.getByRole('dialog', { name: 'Grensen er nådd' });
  await reached.getByText(/^Abonnementet dekker 1 tekstmelding i måneden/).waitFor();
  await expectAccessible(page);
  await reached.getByRole('button', { name: 'Lukk' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Send SMS' });
  await dialog.getByText('Månedens 1 del er brukt opp. Planlegg meldingen til neste måned, eller utvid abonnementet.').waitFor();
  const written = dialog.getByRole('textbox', { name: 'Melding' });
  await written.fill('Hei');
  await dialog.getByLabel('Andre telefonnumre').first().fill('91234567');
  await dialog.getByRole('button', { name: 'Send til 1 person' }).click();
  await reached.waitFor();
  await reached.getByRole('button', { name: 'Lukk' }).last().click();
  expect(await written.inputValue()).toBe('Hei');
  await leave();
});
