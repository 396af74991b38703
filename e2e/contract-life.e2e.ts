import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { addDays, addMonths } from '#kernel/contract/days.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startOwnProcess } from './support/journey.ts';
import { runJob } from './support/run-job.ts';
import { demoCaller, signInAs } from './support/sign-in.ts';

/** The whole life of a contract, from its registration to its deletion, with a clock that moves half a year. */
const { product, browser } = await startOwnProcess('demoWithoutAbsences');
const list = `${product.address}/no/contracts`;
const [lease, party] = ['Leie av fryselager', 'Kvartalet Eiendom AS'];
const today = new Date().toISOString().slice(0, 10);
const firstEnd = addDays(today, 300);
const noticeDate = addMonths(firstEnd, -3);
/** The day on which its own notification and a rule both tell. */
const toldOn = addDays(firstEnd, -120);

interface Person {
  id: string;
  name: string;
}
let keeper: Person;
let heir: Person;
beforeAll(async () => {
  [keeper, heir] = await Promise.all([personOf('officeadmin'), personOf('systemadmin')]);
});

async function personOf(part: string): Promise<Person> {
  const { user } = await demoCaller(product.address, part);
  return { id: user.companyUserId, name: `${user.firstName} ${user.lastName}` };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const typed = (day: string) => day.split('-').toReversed().join('.');
const short = (day: string) => new Intl.DateTimeFormat('nb-NO', { dateStyle: 'medium' }).format(new Date(`${day}T12:00:00Z`));
const choose = async (page: Page, field: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: new RegExp(`^${option}`) }).click();
};
const chooseFromMenu = async (page: Page, menu: string, item: string): Promise<void> => {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function openAs(part: string, path: string, at?: string): Promise<Visitor> {
  const visitor = await visit(browser, { storageState: await signInAs(browser, product.address, part), fresh: at !== undefined });
  if (at) await visitor.page.clock.setFixedTime(new Date(`${at}T12:00:00Z`));
  await visitor.page.goto(path);
  return visitor;
}

/** Runs the product at noon of a day, after its morning's jobs. */
async function moveTo(day: string): Promise<void> {
  await product.restart(new Date(`${day}T12:00:00Z`));
  for (const job of ['contracts.tell-deadlines', 'notifications.evaluate', 'contracts.tell-deadlines']) await runJob(product, job);
}

/** The mails about the contract, to any recipient, from the demo's outbox. */
async function mails(): Promise<string[]> {
  const outbox = await (await fetch(`${product.address}/outbox`)).text();
  return outbox.split('<article>').filter((article) => article.includes(lease));
}

/** Adds a folder to the files of the page that is open, with files in it. */
async function addFolder(page: Page, name: string, files: readonly string[]): Promise<void> {
  await chooseFromMenu(page, 'Legg til mer', 'Ny mappe');
  await page.getByLabel('Navn på mappen').fill(name);
  await button(page, 'Opprett mappe').click();
  await page.getByRole('link', { name, exact: true }).click();
  const sent = files.map((file) => ({ name: file, mimeType: 'text/plain', buffer: Buffer.from(`Innholdet i ${file}`) }));
  await page.locator('main input[type=file]').setInputFiles(sent);
  for (const file of files) await page.getByRole('link', { name: file, exact: true }).waitFor();
}

test('a lease is registered, told of once, changed, handed over and deleted', async () => {
  const first = await openAs('systemadmin', `${list}/new`);
  const { page } = first;
  await page.getByRole('combobox', { name: 'Part' }).fill(party);
  await box(page, 'Navn på avtalen').fill(lease);
  await choose(page, 'Ansvarlig', keeper.name);
  await box(page, 'Slutt på første periode').fill(typed(firstEnd));
  await box(page, 'Fornyes med').fill('12');
  await choose(page, 'Oppsigelsestid: dager eller måneder', 'dager');
  await box(page, 'Oppsigelsestid').fill('90');
  await button(page, 'Mener du 3 måneder?').click();
  await page.getByText(`Du må si opp 3 måneder før: innen ${short(noticeDate)}`).waitFor();
  await button(page, 'Lagre').click();
  await page.getByRole('heading', { level: 1, name: lease }).waitFor();
  const contract = new URL(page.url()).search;
  await page.getByText('Hvorfor denne datoen?').waitFor();
  await page.getByText(`Du må si opp 3 måneder før: innen ${short(noticeDate)}`).waitFor();
  await page.getByText(`120 dager før: ${short(toldOn)}`).waitFor();

  await page.getByRole('tab', { name: 'Filer' }).click();
  await addFolder(page, 'Avtale', ['leie.txt']);
  await page.goto(`${list}/details${contract}&tab=files`);
  await addFolder(page, 'Vedlegg', ['plan.txt', 'brann.txt']);
  await first.leave();

  await makeRule();
  await moveTo(toldOn);
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail = ''] = await mails();
  expect(mail).toContain(`<p>${addressOf('officeadmin')} ·`);
  expect(mail).toContain(`Avtalen «${lease}» med ${party} fornyes om 120 dager`);
  const address = /href="([^"]*\/contracts\/details[^"]*)"/.exec(mail)?.[1]?.replaceAll('&amp;', '&');
  const told = await openAs('officeadmin', address ?? '', toldOn);
  await told.page.getByRole('heading', { level: 1, name: lease }).waitFor();
  expect(new URL(told.page.url()).search).toBe(contract);

  await told.page.getByRole('link', { name: 'Rediger' }).click();
  await box(told.page, 'Oppsigelsestid').fill('1');
  await button(told.page, 'Lagre').click();
  await told.page.getByText('Varselet 150 dager før er fjernet.').waitFor();
  await told.page.getByText(`Et varsel 75 dager før er lagt til: ${short(addDays(firstEnd, -75))}.`).waitFor();
  await told.leave();

  const last = await openAs('systemadmin', `${product.address}/no/people/details?employeeId=${keeper.id}`, toldOn);
  await deactivate(last.page);
  await last.page.getByText('Personen er ansvarlig for avtaler.').waitFor();
  await dialog(last.page).getByText(`${party} – ${lease}`).waitFor();
  await handOver(last.page);
  await last.page.goto(`${product.address}/no/people/details?employeeId=${keeper.id}`);
  await deactivate(last.page);
  await button(last.page, 'Gå videre').click();
  await dialog(last.page)
    .getByRole('button', { name: /^Deaktiver / })
    .click();
  await last.page.getByText(/ er deaktivert$/).waitFor();

  await last.page.goto(`${list}/details${contract}`);
  await last.page.getByText(heir.name).first().waitFor();
  await last.page.goto(list);
  await changeFromRow(last.page);
  const edited = await openAs('systemadmin', `${list}/edit${contract}`, toldOn);
  await box(edited.page, 'Signert av').fill('Kari Nordmann');
  await last.page.goto(`${list}/details${contract}`);
  await chooseFromMenu(last.page, `Mer om ${lease}`, 'Slett');
  await last.page.getByLabel(`Skriv navnet på avtalen for å bekrefte: ${lease}`).fill(lease);
  await button(last.page, 'Slett avtalen').click();
  await last.page.getByText(`${lease} er slettet`).waitFor();
  await last.page.goto(`${list}/details${contract}`);
  await last.page.getByText('Fant ikke avtalen').waitFor();
  await last.page.goto(`${product.address}/no/organisation/log?search=fryselager`);
  await last.page.getByText(`slettet avtalen «${lease}»`).waitFor();
  await last.leave();

  await button(edited.page, 'Lagre').click();
  await edited.page.getByText(`${lease} ble slettet mens du redigerte. Det du har skrevet, står fortsatt her.`).waitFor();
  await expectAccessible(edited.page);
  await button(edited.page, 'Lagre som ny avtale').click();
  await edited.page.getByRole('heading', { level: 1, name: lease }).waitFor();
  await edited.page.getByText('Kari Nordmann').waitFor();
  await edited.leave();
});

/** A rule that tells on the same day as the contract's own notification. */
async function makeRule(): Promise<void> {
  const { page, leave } = await openAs('systemadmin', `${product.address}/no/organisation/notification-rules`);
  await button(page, 'Legg til regel om Avtalefrist').click();
  const field = (name: string) => dialog(page).getByLabel(name, { exact: true });
  await dialog(page).getByRole('textbox', { name: 'Tittel', exact: true }).fill('Fire måneder før');
  await field('Dager').fill('120');
  await field('I Samspill').check();
  await field('E-post').check();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await page.getByRole('rowgroup', { name: 'Avtalefrist', exact: true }).getByText('Fire måneder før').waitFor();
  await leave();
}

/** Sets the light and changes who is responsible from the menu of the row, by the keyboard. */
async function changeFromRow(page: Page): Promise<void> {
  const menu = `Handlinger for ${lease}`;
  await button(page, menu).press('Enter');
  await page.getByRole('menuitem', { name: 'Åpne' }).press('g');
  await page.getByRole('menuitemradio', { name: 'Grønt' }).press('Enter');
  await button(page, `Lyset til ${lease}: Grønt`).waitFor();
  await button(page, menu).press('Enter');
  await page.getByRole('menuitem', { name: 'Bytt ansvarlig' }).press('Enter');
  await page.getByRole('combobox', { name: 'Ny ansvarlig' }).click();
  await expectAccessible(page);
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog(page).getByRole('button', { name: 'Bytt ansvarlig' }).click();
  await page.getByText(`er nå ansvarlig for ${lease}`).waitFor();
}

async function deactivate(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: keeper.name }).waitFor();
  await chooseFromMenu(page, `Mer om ${keeper.name}`, 'Deaktiver');
}

async function handOver(page: Page): Promise<void> {
  await page.goto(list);
  await handOverAll(page);
  await button(page, 'Angre').click();
  await page.getByText(/er tilbake hos den som hadde ansvaret/).waitFor();
  await handOverAll(page);
}

async function handOverAll(page: Page): Promise<void> {
  await chooseFromMenu(page, 'Mer om avtaler', 'Overfør ansvar');
  await choose(page, 'Fra', keeper.name);
  await choose(page, 'Til', heir.name);
  await dialog(page).getByRole('button', { name: 'Overfør' }).click();
  await page.getByText(/avtaler? er overført/).waitFor();
}
