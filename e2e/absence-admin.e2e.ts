import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { demoCaller, signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** A year without bookings, so that numbers are exactly as set. */
const year = new Date().getFullYear() + 2;

const idOf = async (part: string): Promise<string> => (await demoCaller(product.address, part)).user.companyUserId;

/** The page about the demo's employee. */
async function employeeAddress(): Promise<string> {
  return `/vacation-and-leave/details?companyUserId=${await idOf('employee')}&activeTab=allowance&year=${year}`;
}

async function setTo(page: Page, opener: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await button(page, opener).click();
  for (const [label, value] of Object.entries(fields)) await dialog(page).getByRole('textbox', { name: label }).fill(value);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Lagre', exact: true }).click();
}

test('an administrator sets a person’s days, corrects them with a reason, and the ledger says so', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no${await employeeAddress()}`);
  await setTo(page, 'Sett feriedager', { 'Dager i året': '30', Grunn: 'Avtalt ved ansettelsen' });
  await page.getByText('Feriedagene er lagret.').waitFor();
  await page.getByText('Satt for denne personen').waitFor();
  await setTo(page, 'Korriger', { 'Dager, med minus for å trekke fra': '-2,5', Grunn: 'Avtalt i mai' });
  await page.getByText('Saldoen er korrigert.').waitFor();
  await setTo(page, 'Korriger', { 'Dager, med minus for å trekke fra': '-300', Grunn: 'Utbetalt ved en feil' });
  await dialog(page)
    .getByText(/under null: −2\d\d/)
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Korriger likevel' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await button(page, 'Hvorfor dette tallet?').first().click();
  await page.getByText('Avtalt i mai').first().waitFor();
  await page.getByText('Avtalt ved ansettelsen').first().waitFor();
  await page.getByText('27,5').first().waitFor();
  await setTo(page, 'Sett omsorgsdager', { 'Omsorgsdager i året': '15' });
  await page.getByText('Omsorgsdagene er lagret.').waitFor();
  await leave();
});

test('a person works other days from a day on', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no${await employeeAddress()}`);
  await button(page, 'Endre arbeidsdager').click();
  await dialog(page).getByRole('checkbox', { name: 'fredag' }).uncheck();
  await dialog(page).getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByRole('button', { name: 'Lagre og regn ut på nytt' }).click();
  await page.getByText(/^(Arbeidsdagene er lagret|Lagret\.)/).waitFor();
  await page.getByText(/^Fra .*: mandag, tirsdag, onsdag og torsdag$/).waitFor();
  await page.goto(`${product.address}/no/people/details?employeeId=${await idOf('employee')}`);
  const job = page.getByRole('region', { name: 'Jobb', exact: true });
  await job.getByText('mandag, tirsdag, onsdag og torsdag', { exact: true }).waitFor();
  await leave();
});

test('a person’s country shows what it counts again before it is saved', async () => {
  const employee = await idOf('employee');
  await bookHomeOffice(employee);
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/people/edit?employeeId=${employee}`);
  await page.getByRole('combobox', { name: 'Land', exact: true }).fill('Storbrit');
  await page.getByRole('option', { name: 'Storbritannia' }).click();
  await button(page, 'Lagre').click();
  await dialog(page)
    .getByText(/ til \d+ dager$/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText('1 felt er ikke lagret').waitFor();
  await button(page, 'Lagre').click();
  await button(page, 'Lagre og regn ut på nytt').click();
  await page.waitForURL(/\/people\/details/);
  await leave();
});

/** A holiday here, on a day that the employee works, and none in the United Kingdom: Ascension Day, or May Day where that comes on a Thursday too. */
async function bookHomeOffice(companyUserId: string): Promise<void> {
  const { user, request } = await demoCaller(product.address, 'systemadmin');
  const headers = { 'x-account': String(user.companyId), 'idempotency-key': randomUUID() };
  // Absence is registered up to a year ahead and a year back.
  const spring = new Date().getFullYear() + (new Date().getMonth() < 6 ? 0 : 1);
  const read = await request(`${product.address}/api/absences/get-public-holidays`, {
    json: { years: [spring], countries: ['NO'] },
    headers: { 'x-account': headers['x-account'] },
  });
  // Typed by the contract of the answer.
  const { publicHolidays } = (await read.json()) as { publicHolidays: { holidays: { date: string }[] }[] };
  const isThursday = ({ date }: { date: string }): boolean => new Date(date).getUTCDay() === 4;
  const dates = publicHolidays.flatMap(({ holidays }) => holidays.filter(isThursday)).map(({ date }) => date);
  const endDate = dates.find((date) => date > `${spring}-04-29` && date < `${spring}-06-05`) ?? '';
  const startDate = new Date(Date.parse(endDate) - 86_400_000).toISOString().slice(0, 10);
  const answer = await request(`${product.address}/api/absences/add-absence`, {
    json: { companyUserId, absenceType: 2, absencePortion: 0, startDate, endDate, isRecurring: false },
    headers,
  });
  expect(answer.ok).toBe(true);
}

test('a day for everybody is registered at once, says who was skipped, and is undone', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/vacation-and-leave?absence=new`);
  await dialog(page).getByRole('checkbox', { name: 'For alle' }).check();
  const day = `${String(nextTuesday().getUTCDate()).padStart(2, '0')}.${String(nextTuesday().getUTCMonth() + 1).padStart(2, '0')}.${nextTuesday().getUTCFullYear()}`;
  // The last day follows the first until it is chosen.
  await dialog(page).getByRole('textbox', { name: 'Fra', exact: true }).fill(day);
  // The date counts once the field is left.
  await page.keyboard.press('Tab');
  await dialog(page)
    .getByText(/^Legges til for \d+ personer$/)
    .waitFor();
  await dialog(page)
    .getByRole('button', { name: /^Registrer for \d+ personer$/ })
    .click();
  await dialog(page)
    .getByText(/^Lagt til for \d+ personer/)
    .waitFor();
  await expectAccessible(page);
  await button(page, 'Angre').click();
  await dialog(page)
    .getByText(/^Angret for \d+ personer/)
    .waitFor();
  await leave();
});

test('going back from the form leaves the calendar, and asks first once something is typed', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/people`);
  await page.getByRole('link', { name: /^Ferie og fravær/ }).click();
  const register = button(page, 'Registrer fravær');
  const comment = dialog(page).getByRole('textbox', { name: 'Kommentar' });
  await register.click();
  await comment.waitFor();
  expect(new URL(page.url()).search).toBe('?absence=new');
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/no\/vacation-and-leave$/);
  await register.click();
  await comment.fill('Hytta');
  // Also a second time, while the question is open.
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await button(page, 'Bli her').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?absence=new');
  }
  await button(page, 'Bli her').click();
  expect(new URL(page.url()).search).toBe('?absence=new');
  await page.goBack();
  await button(page, 'Forlat siden').click();
  await dialog(page).waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/no\/vacation-and-leave$/);
  await page.goBack();
  await page.waitForURL(/\/no\/people$/);
  await leave();
});

/** Far enough ahead that few people have booked it. */
function nextTuesday(): Date {
  const soon = new Date(Date.now() + 200 * 86_400_000);
  return new Date(soon.getTime() + ((9 - soon.getUTCDay()) % 7) * 86_400_000);
}

/** Those of these elements whose words are cut off. */
const cutOff = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
  );

test('the summary fits a wide screen in low rows, and the calendar names whole departments on a phone', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/vacation-and-leave/summary`);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await row.nth(1).waitFor();
  expect(await cutOff(page.getByRole('group', { name: /^Fravær/ })), 'no column is out of sight').toEqual([]);
  const heights = await row.evaluateAll((rows) => rows.slice(0, -1).map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(41);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.address}/no/vacation-and-leave`);
  const departments = page.getByRole('rowheader').getByRole('button', { expanded: true });
  await departments.first().waitFor();
  expect(await cutOff(departments.locator('span > span'))).toEqual([]);
  await leave();
});

test('the calendar as a table lists all of the year that is chosen', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const thisYear = new Date().getFullYear();
  const period = (shown: number) => page.getByRole('region', { name: `Fravær 1. januar–31. desember ${shown}`, exact: true });
  await page.goto(`${product.address}/no/vacation-and-leave?zoom=year&as=table`);
  const rows = period(thisYear).getByRole('row');
  await rows.nth(2).waitFor();
  const days = await rows.evaluateAll((all) => all.slice(1).map((row) => row.querySelector('td:nth-of-type(2)')?.textContent ?? ''));
  expect(new Set(days.filter(Boolean)).size, 'absences of many days').toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Senere', exact: true }).click();
  await period(thisYear + 1).waitFor();
  await leave();
});

test('a calendar address is shown once, and its owner can end it', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  await page.goto(`${product.address}/no/my-settings`);
  await page.getByRole('link', { name: 'Ferie og fravær' }).first().click();
  await page.getByRole('tab', { name: 'Mitt fravær' }).click();
  await button(page, 'Opprett en adresse').click();
  const address = dialog(page).getByRole('textbox', { name: 'Adressen' });
  await address.waitFor();
  expect(await (await fetch(await address.inputValue())).text()).toMatch(/^BEGIN:VCALENDAR/);
  // Neither going back nor Esc takes it away unasked.
  await page.goBack();
  await page.getByText('Har du kopiert det?').waitFor();
  await button(page, 'Gå tilbake').click();
  await page.keyboard.press('Escape');
  await button(page, 'Lukk likevel').click();
  await button(page, 'Slett').first().click();
  await dialog(page).getByRole('button', { name: 'Slett', exact: true }).click();
  await page.getByText('Adressen er slettet.').waitFor();
  await leave();
});

test('an address to somebody else’s absence, or to no year, says so in words', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const details = `${product.address}/no/vacation-and-leave/details?companyUserId=`;
  await page.goto(`${details}${await idOf('systemadmin')}`);
  await title('Du har ikke tilgang til fraværet til denne personen').waitFor();
  await expectAccessible(page);
  await page.goto(`${details}nobody`);
  await title('Fant ikke personen').waitFor();
  await page.goto(`${product.address}/no/vacation-and-leave?tab=personal&year=soon`);
  await page.getByRole('heading', { name: /^Feriedager \d{4}$/ }).waitFor();
  await leave();
});

test('days of a year are asked for by drawing over them, and by keyboard', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'employee') });
  await page.goto(`${product.address}/no/vacation-and-leave/details?year=${year}`);
  const day = (date: string) => page.locator(`[data-day="${year}-${date}"]`);
  const asked = async () => [
    await dialog(page).getByRole('textbox', { name: 'Fra', exact: true }).inputValue(),
    await dialog(page).getByRole('textbox', { name: 'Til', exact: true }).inputValue(),
  ];
  await day('04-02').scrollIntoViewIfNeeded();
  await day('04-02').hover();
  await page.mouse.down();
  // Backwards, and across weeks.
  await day('03-30').hover();
  await day('03-26').hover();
  await expect.poll(() => page.locator('[data-chosen]').count()).toBe(8);
  await expectAccessible(page);
  await page.mouse.up();
  await dialog(page).waitFor();
  await expect.poll(asked).toEqual([`26.03.${year}`, `02.04.${year}`]);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.locator('[data-day]:focus').waitFor();

  await day('05-10').focus();
  for (const key of ['Shift+ArrowDown', 'Shift+ArrowRight']) await page.keyboard.press(key);
  await page.getByRole('button', { name: /10\.–18\. mai( \d{4})? er valgt$/ }).waitFor();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await expect.poll(asked).toEqual([`10.05.${year}`, `18.05.${year}`]);
  await leave();
});

test('a reminder to many that is undone gives its message back', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no?prompt=all`);
  await dialog(page).getByLabel('Melding').fill('Husk å legge inn ferien');
  await dialog(page)
    .getByRole('button', { name: /^Minn \d+ ansatte$/ })
    .click();
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Meldinger' }).getByRole('button', { name: 'Angre' }).click();
  await page.getByText('Ingen har fått påminnelsen.').waitFor();
  await dialog(page).getByLabel('Melding').waitFor();
  await expect.poll(() => dialog(page).getByLabel('Melding').inputValue()).toBe('Husk å legge inn ferien');
  await leave();
});
