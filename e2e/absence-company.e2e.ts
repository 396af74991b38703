import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { demoCaller, signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
/** The employee's comment, which is unique in the demo. */
const reason = 'Skitur med hele slekta';
const rows = (page: Page) => page.getByRole('row').filter({ hasText: reason });

/** Makes requests as the demo's employee, who uses another browser. */
async function asEmployee() {
  const { user, request } = await demoCaller(product.address, 'employee');
  const headers = { 'x-account': String(user.companyId) };
  const send = (path: string, json: object) =>
    request(`${product.address}/api/absences/${path}`, { json, headers: { ...headers, 'idempotency-key': randomUUID() } });
  const end = (path: string) => request(`${product.address}/api/absences/${path}`, { method: 'DELETE', headers });
  return { send, end };
}

async function read<Body>(response: Response): Promise<Body> {
  expect(response.ok, `${response.url} answered ${response.status}`).toBe(true);
  // Typed by the contract of the answer.
  return (await response.json()) as Body;
}

/** A week of the coming spring; the second starts a week later. */
function week(number: number): { startDate: string; endDate: string } {
  const year = new Date().getFullYear() + 1;
  const first = new Date(Date.UTC(year, 1, 1));
  const monday = Date.UTC(year, 1, 1 + ((8 - first.getUTCDay()) % 7) + number * 7);
  const text = (day: number) => new Date(day).toISOString().slice(0, 10);
  return { startDate: text(monday), endDate: text(monday + 4 * 86_400_000) };
}

async function openTheCalendar(page: Page): Promise<void> {
  const years = yearsAskedBy(page);
  await page.goto(`${product.address}/no/vacation-and-leave`);
  await dialog(page).getByRole('textbox', { name: 'Feriedager i året' }).fill('26');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Åpne kalenderen', exact: true }).click();
  await page.getByText('Fraværskalenderen er åpen for alle.').waitFor();
  await page.getByRole('grid').first().waitFor();
  // The chart can be scrolled three years back; only visible years are loaded.
  await expect.poll(() => years.size).toBeGreaterThan(0);
  expect(Math.min(...years)).toBeGreaterThanOrEqual(new Date().getFullYear() - 1);
  await page.goto(`${product.address}/no/vacation-and-leave?zoom=year`);
  const year = page.getByRole('combobox', { name: 'År' });
  await year.waitFor();
  await button(page, 'Senere').click();
  await page.reload();
  await year.waitFor();
  expect(await year.inputValue(), 'the year that was chosen is there after a reload').toBe(String(new Date().getFullYear() + 1));
  await closeByGoingBack(page);
}

/** The form over the calendar, which was come to from another page. */
async function closeByGoingBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ansatte', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Ansatte' }).waitFor();
  await page.getByRole('link', { name: 'Ferie og fravær' }).first().click();
  await button(page, 'Registrer fravær').first().click();
  await dialog(page).waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname, 'going back closes the form and stays on the page').toBe('/no/vacation-and-leave');
  await button(page, 'Registrer fravær').first().click();
  await dialog(page).getByRole('textbox', { name: 'Fra', exact: true }).fill('31.02.2027');
  await page.keyboard.press('Tab');
  await dialog(page).getByText('Skriv en gyldig dato').waitFor();
  await page.keyboard.press('Escape');
  await button(page, 'Forkast').click();
}

function yearsAskedBy(page: Page): ReadonlySet<number> {
  const years = new Set<number>();
  page.on('request', (request) => {
    const year = new URL(request.url()).searchParams.get('overviewYear');
    if (year) years.add(Number(year));
  });
  return years;
}

async function changeSettings(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/vacation-and-leave?tab=settings`);
  const careDays = page.getByRole('textbox', { name: 'Omsorgsdager i året' });
  await careDays.fill('12');
  await expectAccessible(page);
  await button(page, 'Lagre innstillingene').click();
  await page.getByText('Innstillingene er lagret.').waitFor();
  await page.reload();
  await expect.poll(() => careDays.inputValue()).toBe('12');
  await saveBesideAnotherTab(page);
}

/** Another tab saves another rule meanwhile: both are kept, and nobody is asked. */
async function saveBesideAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: /^Arbeidsdager før/ }).fill('7');
  await button(other, 'Lagre innstillingene').click();
  await other.getByText('Innstillingene er lagret.').waitFor();
  await page.getByRole('textbox', { name: 'Omsorgsdager i året' }).fill('11');
  await button(page, 'Lagre innstillingene').click();
  await page.getByText('Innstillingene er lagret.').waitFor();
  expect(await dialog(page).count()).toBe(0);
  await other.reload();
  await expect.poll(() => other.getByRole('textbox', { name: 'Omsorgsdager i året' }).inputValue()).toBe('11');
  expect(await other.getByRole('textbox', { name: /^Arbeidsdager før/ }).inputValue()).toBe('7');
  await other.close();
}

async function decideManyAndUndo(page: Page): Promise<void> {
  await rows(page).nth(1).waitFor();
  for (const place of [0, 1]) await rows(page).nth(place).getByRole('checkbox').check();
  const comment = page.getByRole('textbox', { name: 'Kommentar til alle' });
  await comment.fill('God ferie!');
  await button(page, 'Fjern valget').click();
  for (const place of [0, 1]) await rows(page).nth(place).getByRole('checkbox').check();
  expect(await comment.inputValue(), 'what was typed is kept').toBe('God ferie!');
  await page.getByRole('combobox', { name: 'År' }).click();
  await page.getByRole('option').first().click();
  await dialog(page).getByRole('button', { name: 'Bli her' }).click();
  expect(await comment.inputValue(), 'another year is asked about').toBe('God ferie!');
  await expectAccessible(page);
  await button(page, 'Godkjenn').click();
  await page.getByText('2 søknader er godkjent').waitFor();
  await expect.poll(() => rows(page).count()).toBe(0);
  await button(page, 'Angre').click();
  await page.getByText('2 avgjørelser er angret').waitFor();
  await rows(page).nth(1).waitFor();
  await page.getByRole('searchbox', { name: 'Søk på navn eller kommentar' }).fill('ingen heter dette');
  await page.getByText('Ingen treff').waitFor();
  await button(page, 'Fjern filtre').click();
  await rows(page).nth(1).waitFor();
}

async function decideOne(page: Page): Promise<void> {
  const opened = dialog(page);
  await rows(page).first().click();
  await opened.waitFor();
  await page.goBack();
  await opened.waitFor({ state: 'hidden' });
  await rows(page).first().getByRole('link').click();
  await opened.waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  await page.goForward();
  await opened.waitFor();
  await dialog(page).getByRole('list', { name: 'På jobb disse dagene' }).waitFor();
  await expectAccessible(page);
  await button(page, 'Godkjenn').click();
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByText(/^\S.+, \d{1,2}\.–\d{1,2}\. \S+ \d{4}$/).waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
}

async function exportSummary(page: Page): Promise<string> {
  const year = new Date().getFullYear() + 1;
  await page.goto(`${product.address}/no/vacation-and-leave?tab=summary&from=${year}-01-01&to=${year}-12-31`);
  await page.getByRole('rowheader', { name: /Totalt/ }).waitFor();
  await expectAccessible(page);
  await button(page, 'Eksporter').click();
  const coming = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Eksporter' }).click();
  return (await coming).suggestedFilename();
}

test('a company opens absence, sets its rules, decides several requests at once and takes them back', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await openTheCalendar(page);
  await changeSettings(page);

  const employee = await asEmployee();
  for (const number of [0, 2]) await read(await employee.send('add-absence', { absenceType: 1, comment: reason, ...week(number) }));
  await page.goto(`${product.address}/no/vacation-and-leave/pending-requests?year=${new Date().getFullYear() + 1}`);
  await decideManyAndUndo(page);
  await decideOne(page);
  expect(await exportSummary(page)).toMatch(/^Absence-Summary-.*\.xlsx$/);
  await leave();
});

test('a calendar address gives what one may see, until it is deleted', async () => {
  const employee = await asEmployee();
  // Home office is approved automatically, as chosen when the calendar was opened above.
  await read(await employee.send('add-absence', { absenceType: 2, ...week(4) }));
  const made = await read<{ address: string; feed: { feedId: string } }>(await employee.send('create-feed', { scope: 'own' }));
  const calendar = await fetch(made.address);
  expect([calendar.status, calendar.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/calendar']);
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*BEGIN:VEVENT/);
  await read(await employee.end(`delete-feed?feedId=${made.feed.feedId}`));
  expect((await fetch(made.address)).status).toBe(404);
});

/** What is said of a field, to screen readers too. */
const describing = (page: Page, name: string) =>
  dialog(page)
    .getByRole('textbox', { name })
    .evaluate((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '');

test('what is wrong with the days stands once, beside them, until other days are chosen', async () => {
  const employee = await asEmployee();
  await read(await employee.send('add-absence', { absenceType: 1, ...week(6) }));
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  const { startDate, endDate } = week(6);
  await page.goto(`${product.address}/no/vacation-and-leave?tab=personal&absence=new&from=${startDate}&to=${endDate}`);
  await expect.poll(() => describing(page, 'Fra')).toMatch(/^Det finnes allerede et fravær disse dagene: Ferie /);
  await expectAccessible(page);
  await button(page, 'Send søknad').click();
  await expect
    .poll(() =>
      dialog(page)
        .getByRole('textbox', { name: 'Fra' })
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  expect(await dialog(page).getByText('Det finnes allerede et fravær').count()).toBe(1);
  const sunday = new Date(Date.parse(endDate) + 2 * 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('.');
  await dialog(page).getByRole('textbox', { name: 'Fra' }).fill(sunday);
  await page.keyboard.press('Tab');
  await expect.poll(() => describing(page, 'Fra')).toMatch(/^Det er ingen arbeidsdager i denne perioden/);
  await leave();
});
