import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { demoCaller, signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney({ data: 'demoWithoutAbsences' });
let holiday: TwoWeeks;
beforeAll(async () => {
  holiday = await openAbsence();
});

interface TwoWeeks {
  /** The name of the employee. */
  who: string;
  year: number;
  monday: string;
  firstFriday: string;
  friday: string;
  /** Working days in both weeks. */
  days: number;
}

/** Opens the calendar for the company, and finds the two weeks from the Monday before the next Ascension Day. */
async function openAbsence(): Promise<TwoWeeks> {
  const { user, request } = await demoCaller(product.address, 'systemadmin');
  const api = (path: string) => `${product.address}/api${path}`;
  const headers = { 'x-account': String(user.companyId) };
  const settings = {
    availableAbsenceDays: 25,
    autoApproveAbsenceRequests: false,
    autoApproveHomeOfficeRequests: true,
    allowHalfDayAbsence: true,
  };
  await request(api('/absences/acknowledge-absence-welcome-screen'), { json: settings, headers });
  const thisYear = new Date().getFullYear();
  const json = { years: [thisYear, thisYear + 1], countries: ['NO'] };
  const answer = await request(api('/absences/get-public-holidays'), { json, headers });
  const { publicHolidays } = (await answer.json()) as {
    publicHolidays: { holidays: { date: string; names: { no: string } }[] }[];
  };
  const all = publicHolidays.flatMap(({ holidays }) => holidays);
  const soon = dayAfter(new Date().toISOString().slice(0, 10), 14);
  const ascension = all.find(({ date, names }) => /himmelfart/.test(names.no) && date > soon)?.date ?? '';
  const workdays = Array.from({ length: 14 }, (_unused, index) => dayAfter(ascension, index - 3)).filter((_day, index) => index % 7 < 5);
  const free = new Set(all.map(({ date }) => date));
  return {
    who: await nameOf('employee'),
    year: Number(ascension.slice(0, 4)),
    monday: dayAfter(ascension, -3),
    firstFriday: dayAfter(ascension, 1),
    friday: dayAfter(ascension, 8),
    days: workdays.filter((day) => !free.has(day)).length,
  };
}

async function nameOf(part: string): Promise<string> {
  const { user } = await demoCaller(product.address, part);
  return `${user.firstName} ${user.lastName}`;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const written = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' });
const typed = (day: string) => day.split('-').toReversed().join('.');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const mine = (query: string) => `${product.address}/no/vacation-and-leave?tab=personal&${query}`;

async function signedIn(part: string): Promise<Visitor> {
  return visit(browser, { storageState: await signInAs(browser, product.address, part) });
}

async function fillDay(page: Page, name: string, day: string): Promise<void> {
  const field = dialog(page).getByRole('textbox', { name });
  await field.fill(typed(day));
  await field.blur();
}

/** Opens the card of the absence of this type in the list. */
async function openCard(page: Page, type: string): Promise<void> {
  await page.getByRole('row', { name: type }).getByRole('button').first().click();
  await dialog(page).getByRole('tab', { name: 'Historikk' }).waitFor();
}

/** Requests two weeks and returns the preview: the days, the holidays among them, and the days left. */
async function askForTwoWeeks(page: Page): Promise<string> {
  await page.goto(mine(`year=${holiday.year}&absence=new`));
  // A date that is still being typed is asked about as well.
  await dialog(page).getByRole('textbox', { name: 'Fra' }).fill(typed(holiday.monday));
  await page.keyboard.press('Escape');
  await button(page, 'Fortsett å redigere').click();
  await fillDay(page, 'Fra', holiday.monday);
  await fillDay(page, 'Til', holiday.friday);
  const meaning = dialog(page).getByRole('region', { name: 'Hva det betyr' });
  await meaning.getByText(`${holiday.days} feriedager`, { exact: true }).waitFor();
  await meaning.getByText(/himmelfart/).waitFor();
  const [, before, after = ''] = /(\d+) dager? igjen nå, (\d+) dager? etter dette/.exec(await meaning.innerText()) ?? [];
  expect(Number(before) - Number(after)).toBe(holiday.days);
  await expectAccessible(page);
  await button(page, 'Send søknad').click();
  await page.getByText('Søknaden er sendt.').waitFor();
  await page.getByRole('row', { name: 'Ferie' }).getByText('Til godkjenning').waitFor();
  await page.getByText(`Igjen: ${after}`, { exact: true }).waitFor();
  return after;
}

/** The wallchart of absent people, in another user's window. */
async function watch(page: Page): Promise<(to: string, status: string) => Promise<void>> {
  await page.goto(`${product.address}/no/vacation-and-leave?date=${holiday.monday}&search=${encodeURIComponent(holiday.who)}`);
  await page.getByRole('rowheader', { name: holiday.who }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return async (to, status) => {
    const words = `Ferie, ${written.formatRange(new Date(holiday.monday), new Date(to))}, ${status}`;
    await page.getByRole('gridcell', { name: words, exact: true }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  };
}

const card = (page: Page) => page.locator('[popover=manual]').filter({ hasText: holiday.who, visible: true });

/** What the chart says of an absence, also to who uses keys, and of a name; Escape hides it. */
async function readCards(page: Page): Promise<void> {
  const weeks = written.formatRange(new Date(holiday.monday), new Date(holiday.firstFriday));
  const said = `${holiday.who}\nFerie, ${weeks}, Endring godkjent`;
  const bar = page.getByRole('gridcell', { name: /^Ferie, / });
  await bar.hover();
  await expect.poll(() => card(page).innerText()).toBe(said);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'hidden' });
  // The Saturday after it, from which a key leads to its last day.
  const { x, y, width } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.click(x + width + 10, y + 10);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => card(page).innerText()).toBe(said);
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'hidden' });
  await page.getByRole('rowheader').getByText(holiday.who, { exact: true }).hover();
  await expect.poll(() => card(page).innerText()).toBe(holiday.who);
}

/** Opens a pending request from the list, checks who is at work on those days, and approves it. */
async function approve(page: Page, what: string, comment: string): Promise<void> {
  await page.getByRole('link', { name: `Behandle ${holiday.who}, ${what}` }).click();
  await dialog(page).getByRole('list', { name: 'På jobb disse dagene' }).getByRole('listitem').first().waitFor();
  await dialog(page).getByRole('textbox', { name: 'Kommentar til den ansatte' }).fill(comment);
  await page.keyboard.press('Escape');
  await button(page, 'Fortsett å redigere').click();
  await expectAccessible(page);
  await button(page, 'Godkjenn').click();
  await dialog(page).waitFor({ state: 'hidden' });
}

test('two weeks are asked for, approved, shortened, and the story tells it', async () => {
  const [employee, manager, colleague] = [await signedIn('employee'), await signedIn('systemadmin'), await signedIn('officeadmin')];
  const { page } = employee;
  const sees = await watch(colleague.page);
  await manager.page.goto(`${product.address}/no/vacation-and-leave/pending-requests?year=${holiday.year}`);
  const after = await askForTwoWeeks(page);
  // The other pages are updated by the live connection, without interaction.
  await sees(holiday.friday, 'Til godkjenning');
  await approve(manager.page, 'Ferie', 'God ferie!');
  await sees(holiday.friday, 'Godkjent');
  await page.getByRole('row', { name: 'Ferie' }).getByText('Godkjent').waitFor();

  await openCard(page, 'Ferie');
  await button(page, 'Søk om endring').click();
  await fillDay(page, 'Til', holiday.firstFriday);
  await button(page, 'Søk om endringen').click();
  await page.getByText('Endringen er sendt til godkjenning.').waitFor();
  await sees(holiday.friday, 'Endring til godkjenning');
  await approve(manager.page, 'Ferie', 'Greit.');
  await sees(holiday.firstFriday, 'Endring godkjent');
  await readCards(colleague.page);

  await dialog(page).getByRole('tab', { name: 'Historikk' }).click();
  await dialog(page)
    .getByText(/godkjente endringen fra Ferie/)
    .waitFor();
  const story = await dialog(page).getByRole('listitem').allInnerTexts();
  expect(story).toHaveLength(4);
  expect(story[0]).toMatch(/søkte om fraværet: Ferie/);
  expect(story[1]).toMatch(/godkjente søknaden[^]*God ferie!/);
  expect(story[2]).toMatch(/søkte om å endre det fra Ferie/);
  expect(story[3]).toMatch(/Greit\./);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText(`Igjen: ${Number(after) + 5}`, { exact: true }).waitFor();

  // Sick leave inside the vacation gives a day back; the button says so and asks for it.
  await page.goto(mine(`year=${holiday.year}&absence=new&type=3&from=${holiday.monday}&to=${holiday.monday}`));
  await dialog(page)
    .getByText(/gis 1 feriedag tilbake/)
    .waitFor();
  await expectAccessible(page);
  await button(page, 'Registrer og gi tilbake 1 feriedag').click();
  await page.getByText('Fraværet er registrert.').waitFor();
  await page.getByText(`Igjen: ${Number(after) + 6}`, { exact: true }).waitFor();
  await Promise.all([employee.leave(), manager.leave(), colleague.leave()]);
});

test('days are moved to the next year once somebody agrees, and both years say so', async () => {
  const [employee, manager] = [await signedIn('employee'), await signedIn('systemadmin')];
  const { page } = employee;
  const year = new Date().getFullYear();
  await page.goto(mine(`transfer=${year}&why=yes`));
  await dialog(page).getByRole('textbox', { name: 'Dager som skal overføres' }).fill('2');
  await expectAccessible(page);
  await button(page, 'Søk om overføring').click();
  await page.getByText('Overføringen er sendt til godkjenning.').waitFor();
  const moved = page.getByRole('listitem').filter({ hasText: `2 dager fra ${year} til ${year + 1}` });
  await moved.getByText('Til godkjenning').waitFor();

  await manager.page.goto(`${product.address}/no/vacation-and-leave/pending-requests`);
  await manager.page.getByRole('link', { name: `Behandle ${holiday.who}, 2 dager fra ${year} til ${year + 1}` }).click();
  await dialog(manager.page).getByText('den skriftlige avtalen', { exact: false }).waitFor();
  await expectAccessible(manager.page);
  await button(manager.page, 'Godkjenn').click();
  await manager.page.getByText('Overføringen er godkjent').waitFor();

  await moved.getByText('Godkjent').waitFor();
  await page
    .getByRole('row', { name: `Overført til ${year + 1}` })
    .getByRole('cell', { name: '−2', exact: true })
    .waitFor();
  await page.goto(mine(`year=${year + 1}&why=yes`));
  await page
    .getByRole('row', { name: `Overført fra ${year}` })
    .getByRole('cell', { name: '+2', exact: true })
    .waitFor();
  await Promise.all([employee.leave(), manager.leave()]);
});

test('a day at home each week holds at once', async () => {
  const { page, leave } = await signedIn('employee');
  await page.goto(mine('absence=new&type=2'));
  const tomorrow = dayAfter(new Date().toISOString().slice(0, 10), 1);
  await fillDay(page, 'Fra', tomorrow);
  await dialog(page).getByRole('switch', { name: 'Gjentas' }).click();
  await dialog(page).getByRole('checkbox', { name: 'tirsdag' }).check();
  await fillDay(page, 'Siste dag', dayAfter(tomorrow, 28));
  await dialog(page).getByText('Det blir godkjent med en gang.', { exact: false }).waitFor();
  await expectAccessible(page);
  await button(page, 'Registrer').click();
  await page.getByText('Fraværet er registrert.').waitFor();
  await page
    .getByRole('row', { name: /Hjemmekontor/ })
    .getByText('Godkjent')
    .waitFor();

  await page.goto(`${product.address}/no/vacation-and-leave/details`);
  await page
    .getByRole('button', { name: /tirsdag.*Hjemmekontor/ })
    .first()
    .click();
  await dialog(page).getByText('Hver uke på tirsdag', { exact: false }).waitFor();
  await expectAccessible(page);
  await leave();
});

test.each([
  { locale: 'no', from: 'Fra', to: 'Til', typed: ['1. mars 27', '050327'], shown: ['01.03.2027', '05.03.2027'] },
  { locale: 'en-gb', from: 'From', to: 'To', typed: ['1 Mar 2027', '5/3/27'], shown: ['01/03/2027', '05/03/2027'] },
])('dates are typed and chosen by keyboard in $locale', async ({ locale, from, to, typed: keys, shown }) => {
  const { page, leave } = await signedIn('employee');
  page.on('dialog', (question) => void question.accept());
  await page.goto(`${product.address}/${locale}/vacation-and-leave?tab=personal&absence=new`);
  const [first, last] = [from, to].map((name) => dialog(page).getByRole('textbox', { name }));
  await first?.focus();
  await page.keyboard.type(keys[0] ?? '');
  await page.keyboard.press('Tab');
  await page.keyboard.type(keys[1] ?? '');
  await page.keyboard.press('Tab');
  expect([await first?.inputValue(), await last?.inputValue()]).toEqual(shown);

  await last?.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('grid').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor({ state: 'hidden' });
  expect(await last?.inputValue()).toBe((shown[1] ?? '').replace('05', '06').replace('03', '04'));
  await page.goto('about:blank');
  await leave();
});
