import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sharedDocumentsFolderId } from '#features/files/contract/entities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startOwnProcess } from './support/journey.ts';
import { listenFor, untilQuiet } from './support/quiet.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startOwnProcess('demo');

async function open(part: string, path: string): Promise<Visitor> {
  const storageState = await signInAs(browser, product.address, part);
  const visitor = await visit(browser, { storageState });
  const isLive = visitor.page.waitForEvent('websocket');
  await visitor.page.goto(`${product.address}/no${path}`);
  const socket = await isLive;
  // The answer to Register: from then on the page receives changes.
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('isSame'));
  return visitor;
}

/** A call as the page itself makes it, from its own origin. */
async function change(page: Page, method: 'POST' | 'PUT', path: string, body: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([verb, address, text]) => {
      const headers = {
        'content-type': 'application/json',
        'x-account': sessionStorage.getItem('samspill.company') ?? '',
        'idempotency-key': crypto.randomUUID(),
      };
      const init: RequestInit = { method: verb, headers, body: text };
      const answer = await fetch(`/api${address}`, init);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Record<string, unknown>;
    },
    [method, path, JSON.stringify(body)] as const,
  );
}

/** What a page is answered, by the contract of the call. */
async function answerOf<Answer>(page: Page, path: string): Promise<Answer> {
  const answer: unknown = await page.evaluate(async (address) => {
    const headers = { 'x-account': sessionStorage.getItem('samspill.company') ?? '' };
    return (await fetch(`/api${address}`, { headers })).json();
  }, path);
  // The caller says which contract it is.
  return answer as Answer;
}

interface Person {
  id: string;
  version: number;
  companyId: number;
}

test('what one person changes appears on another’s open pages', async () => {
  const [writer, reader] = await Promise.all([open('systemadmin', '/people'), open('hradmin', '/people?search=direktesen')]);
  const [writing, reading] = [writer.page, reader.page];
  await reading.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  listenFor(reading);
  const headers: (string | undefined)[] = [];
  reading.on('request', (request) => {
    if (request.url().includes('/api/companyusers/')) headers.push(request.headers()['x-background']);
  });

  const companyId = Number(await writing.evaluate(() => sessionStorage.getItem('samspill.company')));
  const created = await change(writing, 'POST', '/companyusers/create-company-user', {
    companyId,
    firstName: 'Kari',
    lastName: 'Direktesen',
  });
  // The answer of the contract.
  const person = created['companyUser'] as Person;
  const row = reading.getByRole('row', { name: /Kari Direktesen/ });
  await row.waitFor();

  await reading.getByRole('link', { name: /Kari Direktesen/ }).click();
  await reading.getByRole('heading', { name: 'Kari Direktesen' }).waitFor();
  // What the page asks for because it was opened comes first.
  await untilQuiet(reading);
  headers.splice(0);
  const edit = { id: person.id, version: person.version, companyId, team: 'Nordlyslaget' };
  await change(writing, 'PUT', '/companyusers/update-company-user', edit);
  await reading.getByText('Nordlyslaget').first().waitFor();
  expect(new Set(headers)).toEqual(new Set(['1']));
  expect(await reading.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await Promise.all([writer.leave(), reader.leave()]);
});

test('what others do is followed also while the first page is still to come', async () => {
  const { page } = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  // The code of the page never comes.
  await page.route('**/assets/PeoplePage-*.js', () => undefined);
  const isLive = page.waitForEvent('websocket');
  await page.goto(`${product.address}/no/people`);
  await (await isLive).waitForEvent('framereceived', ({ payload }) => String(payload).includes('isSame'));
  await page.context().close();
});

test('a form meets what somebody else saved under it, and shows either value', async () => {
  const [writer, reader] = await Promise.all([open('systemadmin', '/people'), open('systemadmin', '/gdpr/risk-assessment')]);
  const { page } = reader;
  const created = await change(writer.page, 'PUT', '/gdpr/risk-assessment/create', { overview: 'Feil mottaker', measures: 'Sperre' });
  // The answer of the contract.
  const { riskAssessmentId } = created['riskAssessment'] as { riskAssessmentId: string };
  // Listened for from the start: on a busy machine the connection is there before the page is.
  const isLive = page
    .waitForEvent('websocket')
    .then(async (socket) => await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('isSame')));
  await page.goto(`${product.address}/no/gdpr/risk-assessment?risk=${riskAssessmentId}`);
  await isLive;
  const [measures, comment] = [page.getByLabel('Tiltak', { exact: true }), page.getByLabel('Kommentar', { exact: true })];
  await measures.fill('Opplæring');
  listenFor(page);
  const told = page.waitForResponse(
    async (answer) => answer.url().includes('/risk-assessment/getAll') && (await answer.text().catch(() => '')).includes('Kryptering'),
  );
  await change(writer.page, 'POST', '/gdpr/risk-assessment/update', { riskAssessmentId, measures: 'Kryptering', comment: 'Sett på' });
  await told;
  await untilQuiet(page);
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('alert').getByText('Dette er lagret på nytt').waitFor();
  expect([await measures.inputValue(), await comment.inputValue()]).toEqual(['Opplæring', 'Sett på']);
  await page.getByRole('button', { name: 'Tiltak: vis deres' }).click();
  expect(await measures.inputValue()).toBe('Kryptering');
  await page.getByRole('button', { name: 'Tiltak: vis mitt' }).click();
  expect(await measures.inputValue()).toBe('Opplæring');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await Promise.all([writer.leave(), reader.leave()]);
});

interface Holder {
  companyUserId: string;
  fullName: string;
  contracts: number;
}
const parentTagId = sharedDocumentsFolderId;
const nobody: Holder = { companyUserId: '', fullName: '', contracts: 0 };

test('a name in place and a dialog say what somebody else has put there, before it is replaced', async () => {
  const [writer, reader] = await Promise.all([open('systemadmin', '/people'), open('systemadmin', '/shared-documents')]);
  const { page } = reader;
  listenFor(page);
  const created = await change(writer.page, 'POST', '/companies/create-tag', { tagName: 'Rutiner', parentTagId });
  // The answers of the contract.
  const { tagId } = created['tag'] as { tagId: string };
  await page.getByRole('button', { name: 'Handlinger for Rutiner' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Gi nytt navn' }).press('Enter');
  await page.getByRole('textbox', { name: 'Nytt navn på Rutiner' }).fill('Regler');
  await changeUnder(page, '/companies/get-company-files', () =>
    change(writer.page, 'POST', '/companies/rename-tag', { tagId, tagName: 'Håndbok', parentTagId }),
  );
  await page.getByRole('button', { name: 'Lagre navn' }).click();
  await page.getByRole('alert').getByText('Navnet er endret til «Håndbok»').waitFor();
  await page.getByRole('button', { name: 'Lagre navn' }).click();
  await page.getByRole('link', { name: 'Regler', exact: true }).waitFor();

  const { people } = await answerOf<{ people: Holder[] }>(writer.page, '/contracts/get-possible-responsibles');
  const [holder = nobody] = people.filter(({ contracts }) => contracts > 0);
  const [heir = nobody] = people.filter(({ companyUserId }) => companyUserId !== holder.companyUserId);
  await page.goto(`${product.address}/no/contracts?responsible=${holder.companyUserId}`);
  await page
    .getByRole('button', { name: /^Handlinger for/ })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Bytt ansvarlig' }).press('Enter');
  await page.getByRole('combobox', { name: 'Ny ansvarlig' }).click();
  await page.getByRole('listbox').getByRole('option').last().click();
  const handOver = { Responsible: holder.companyUserId, NewResponsible: heir.companyUserId };
  await changeUnder(page, '/contracts/', () => change(writer.page, 'POST', '/contracts/update-responsible', handOver));
  const send = page.getByRole('dialog').getByRole('button', { name: 'Bytt ansvarlig' });
  await send.click();
  await page.getByRole('alert').getByText(`Dette er endret til ${heir.fullName}`).waitFor();
  await expectAccessible(page);
  await send.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await Promise.all([writer.leave(), reader.leave()]);
});

/** Somebody else changes what the page shows, and the page hears of it. */
async function changeUnder(page: Page, read: string, act: () => Promise<unknown>): Promise<void> {
  // What the page still reads for itself is no sign that it has heard.
  await untilQuiet(page);
  const told = page.waitForResponse((answer) => answer.url().includes(read));
  await act();
  await told;
  await untilQuiet(page);
}

/** The smallest picture there is. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a new logo stands in others’ top bars at once, and the log offers what has come', async () => {
  const [writer, reader] = await Promise.all([open('systemadmin', '/organisation?logo=change'), open('hradmin', '/organisation/log')]);
  const { page } = reader;
  const logoOf = (of: Page) => of.getByRole('banner').locator('img[src*="get-company-logo"]');
  await page.getByRole('table', { name: 'Logg' }).or(page.getByText('Ingenting har skjedd ennå')).waitFor();
  expect(await logoOf(page).count()).toBe(0);
  const file = writer.page.locator('input[type=file]');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await writer.page.getByText('Dette bildet kan ikke vises. Velg et annet.').waitFor();
  expect(await writer.page.getByRole('button', { name: 'Lagre logoen' }).count(), 'what cannot be shown cannot be saved').toBe(0);
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  const preview = writer.page.getByRole('dialog', { name: 'Logo' }).getByAltText(/^Logoen til /);
  await preview.nth(4).waitFor();
  await expectAccessible(writer.page);
  const widths = () => preview.evaluateAll((shown) => shown.map((one) => (one as HTMLImageElement).naturalWidth));
  await expect.poll(widths, { timeout: 30_000 }).toEqual([1, 1, 1, 1, 1]);
  await writer.page.getByRole('button', { name: 'Lagre logoen' }).click();
  await writer.page.getByText('Logoen er lagret').waitFor();
  await Promise.all([logoOf(writer.page).first().waitFor(), logoOf(page).first().waitFor()]);

  const news = page.getByRole('button', { name: /^Vis \d+ nye? linjer?$/ });
  await news.waitFor();
  const line = page.getByRole('button', { name: /byttet logoen$/ });
  expect(await line.count()).toBe(0);
  await expectAccessible(page);
  await news.click();
  await line.waitFor();
  await news.waitFor({ state: 'hidden' });
  await Promise.all([writer.leave(), reader.leave()]);
});

test('another role changes the other’s menu and page without a reload', async () => {
  const [writer, officeAdmin] = await Promise.all([open('systemadmin', '/people'), open('officeadmin', '/people')]);
  const { page } = officeAdmin;
  const entry = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Ansatte' });
  await entry.waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const headers = { 'x-account': await page.evaluate(() => sessionStorage.getItem('samspill.company') ?? '') };
  const answer = await page.request.get(`${product.address}/api/users/current-user`, { headers });
  const { companyUserId } = ((await answer.json()) as { user: { companyUserId: string } }).user;
  await change(writer.page, 'POST', '/accesscontrol/set-role', { companyUserId, roleId: 'boardmember' });
  await page.getByText('Rollen din er endret', { exact: true }).waitFor();
  await page.getByRole('heading', { name: /^Du har ikke tilgang/ }).waitFor();
  await entry.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await Promise.all([writer.leave(), officeAdmin.leave()]);
});

test('somebody whose access ends sees it at once', async () => {
  const [writer, employee] = await Promise.all([open('systemadmin', '/people'), open('employee', '')]);
  const { companyUserId } = (await answerOf<{ user: { companyUserId: string } }>(employee.page, '/users/current-user')).user;
  const address = `/companyusers/company-user?companyUserEncrId=${companyUserId}`;
  const { version } = (await answerOf<{ companyUser: Person }>(writer.page, address)).companyUser;
  await change(writer.page, 'POST', '/companyusers/deactivate-company-user', { companyUserId, version });
  await employee.page.getByRole('heading', { name: /^Tilgangen din .* er avsluttet/ }).waitFor();
  await Promise.all([writer.leave(), employee.leave()]);
});

test('the page says when it no longer follows, and how to see what is new', async () => {
  const { page, complaints } = await open('hradmin', '/people');
  // Nothing but the live connection is gone, and time runs.
  await page.clock.install();
  await page.route('**/api/live/**', (route) => route.fulfill({ status: 429 }));
  await product.restart();
  const mark = page.getByText('Oppdateres ikke direkte');
  // Each try to come back is answered in real time, however far the page's clock has gone.
  const later = async (): Promise<boolean> => {
    await page.clock.runFor(30_000);
    return mark.isVisible();
  };
  await expect.poll(later, { timeout: 90_000 }).toBe(true);
  await expectAccessible(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the menu stays on a phone’s screen').toBeLessThanOrEqual(
      width,
    );
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  // A page that finds its server there again begins another round of tries: it has ended when a whole round brings none.
  let seen = 0;
  const ended = async (): Promise<number> => {
    seen = (await later()) ? seen + 1 : 0;
    return seen;
  };
  await expect.poll(ended, { timeout: 90_000 }).toBeGreaterThanOrEqual(6);
  await page.unroute('**/api/live/**');
  // By keyboard: a click waits for two equal frames, which may not come where the page's clock has been moved.
  await page.getByRole('button', { name: 'Oppdater' }).press('Enter');
  await mark.waitFor({ state: 'hidden' });
  await page.context().close();
  // What the page asked for while the server ended or started was cut off or refused, and it asked again.
  const isExpected = (complaint: string) =>
    /net::ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)$| status of 503 /.test(complaint);
  expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
});
