import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '#app/server/demo/demo-people.ts';
import type { HierarchyPerson } from '#features/access-control/contract/entities.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { demoCaller, passSignIn, signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

async function signedIn(part: string): Promise<Visitor> {
  return visit(browser, { storageState: await signInAs(browser, product.address, part) });
}

/** Opens the profile of a person in a list by position, and returns their id and name. */
async function openPerson(page: Page, list: string, place = 1): Promise<{ id: string; name: string }> {
  await page.goto(`${product.address}/no/people?${list}`);
  const link = page.getByRole('row').nth(place).getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return { id: new URL(page.url()).searchParams.get('employeeId') ?? '', name };
}

/** Opens the profile of a person's manager, and returns their id and name. */
async function openLeader(page: Page): Promise<{ id: string; name: string }> {
  await page.goto(`${product.address}/no/people`);
  await page.getByRole('row').nth(1).waitFor();
  const address = `${product.address}/api/accesscontrol/get-company-hierarchy`;
  const headers = {
    'x-account': await page.evaluate(() => sessionStorage.getItem('samspill.company') ?? ''),
    'sec-fetch-site': 'same-origin',
  };
  const answer = await page.request.post(address, { headers, data: {} });
  // Typed by the contract of the answer.
  const { people } = (await answer.json()) as { people: HierarchyPerson[] };
  const leading = new Set(people.map(({ reportingToCompanyUserId }) => reportingToCompanyUserId));
  // The first is responsible for contracts, and would have to hand them over before.
  const leader = people.findLast(({ id, role }) => role === 'manager' && leading.has(id));
  if (!leader) throw new Error('Nobody leads anybody');
  await page.goto(`${product.address}/no/people/details?employeeId=${leader.id}`);
  const name = `${leader.firstName} ${leader.lastName}`;
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return { id: leader.id, name };
}

test('two who edit the same profile in place settle it field by field', async () => {
  const [first, second] = [await signedIn('systemadmin'), await signedIn('hradmin')];
  const { id } = await openPerson(first.page, 'roles=employee');
  await second.page.goto(`${product.address}/no/people/details?employeeId=${id}`);
  for (const { page } of [first, second]) await button(page, 'Rediger: Jobb').click();
  await expectAccessible(first.page);
  await first.page.getByRole('combobox', { name: 'Stilling', exact: true }).fill('Fagansvarlig');
  await second.page.getByRole('combobox', { name: 'Stilling', exact: true }).fill('Teknisk leder');
  await second.page.getByRole('combobox', { name: 'Team' }).fill('Nordlys');
  await section(second.page, 'Jobb').getByRole('button', { name: 'Lagre' }).click();
  await section(second.page, 'Jobb').getByText('Teknisk leder').waitFor();
  await expect.poll(() => button(second.page, 'Rediger: Jobb').evaluate((node) => node === document.activeElement)).toBe(true);

  await section(first.page, 'Jobb').getByRole('button', { name: 'Lagre' }).click();
  await dialog(first.page)
    .getByText(/ lagret dette etter at du åpnet det/)
    .waitFor();
  await expectAccessible(first.page);
  expect(await dialog(first.page).getByRole('radiogroup').count()).toBe(1);
  await dialog(first.page).getByRole('radio', { name: 'Bruk deres: Teknisk leder' }).waitFor();
  await dialog(first.page).getByRole('radio', { name: 'Behold mitt: Fagansvarlig' }).click();
  await button(first.page, 'Lagre det jeg valgte').click();
  await section(first.page, 'Jobb').getByText('Fagansvarlig').waitFor();
  await section(first.page, 'Jobb').getByText('Nordlys').waitFor();
  await button(first.page, 'Rediger: Nærmeste pårørende').click();
  const kin = section(first.page, 'Nærmeste pårørende').getByRole('textbox', { name: 'Fullt navn' }).first();
  await expect.poll(() => kin.evaluate((node) => node === document.activeElement)).toBe(true);
  await section(first.page, 'Nærmeste pårørende').getByRole('button', { name: 'Avbryt' }).click();
  await first.page.getByRole('tab', { name: 'Historikk' }).click();
  await first.page
    .getByText(/Teknisk leder|Fagansvarlig/)
    .first()
    .waitFor();
  await expectAccessible(first.page);
  await first.leave();
  await second.leave();
});

test('numbers that were shown of one person do not stand on the page of another', async () => {
  const { page, leave } = await signedIn('hradmin');
  const { id, name } = await openPerson(page, 'roles=employee');
  await section(page, 'Jobb').locator('a[href*="employeeId="]').first().click();
  await page.waitForURL((url) => ![null, id].includes(url.searchParams.get('employeeId')));
  await button(page, 'Vis numrene').click();
  await button(page, 'Skjul numrene').waitFor();
  // This page is in the cache, so it is there at once.
  await page.goBack();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await button(page, 'Vis numrene').waitFor();
  expect(await button(page, 'Skjul numrene').count()).toBe(0);
  await leave();
});

test.each([
  ['details', '&edit=remarks'],
  ['edit', ''],
])('what is typed of somebody stays in sight when others deactivate them, on /people/%s', async (path, query) => {
  const { page, leave } = await signedIn('hradmin');
  const { id } = await openPerson(page, 'roles=employee&sortBy=fullName', path === 'edit' ? 5 : 6);
  await page.goto(`${product.address}/no/people/${path}?employeeId=${id}${query}`);
  const remarks = page.getByRole('textbox', { name: 'Merknader' });
  await remarks.fill('Skrevet før noen deaktiverte');
  const other = await demoCaller(product.address, 'systemadmin');
  const headers = { 'x-account': String(other.user.companyId), 'idempotency-key': `${path}-deactivates` };
  const json = { companyUserId: id };
  const answer = await other.request(`${product.address}/api/companyusers/deactivate-company-user`, { method: 'POST', headers, json });
  expect(answer.status).toBe(200);
  await page.getByRole('alert').getByText('ble deaktivert mens du redigerte').waitFor();
  expect(await remarks.inputValue()).toBe('Skrevet før noen deaktiverte');
  await leave();
});

test('each section of a profile is edited on one screen of a phone', async () => {
  const { page, leave } = await signedIn('systemadmin');
  const { id } = await openPerson(page, 'roles=employee');
  await page.setViewportSize({ width: 390, height: 844 });
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;
  const room = 844 - (await heightOf(page.getByRole('banner')));
  for (const edit of ['contact', 'job', 'pay', 'personal', 'nextOfKin', 'remarks']) {
    await page.goto(`${product.address}/en-gb/people/details?employeeId=${id}&edit=${edit}`);
    const open = page.getByRole('region').filter({ has: button(page, 'Save') });
    await open.waitFor();
    expect(await heightOf(open), `${edit} in place`).toBeLessThanOrEqual(room);
  }
  await page.goto(`${product.address}/en-gb/people/edit?employeeId=${id}`);
  const bar = await heightOf(page.getByRole('button', { name: 'Save', exact: true }).locator('..'));
  const sections = await page.getByRole('main').getByRole('region').all();
  expect(sections.length).toBeGreaterThan(5);
  for (const one of sections) expect(await heightOf(one), `section ${await one.innerText()}`).toBeLessThanOrEqual(room - bar);
  await leave();
});

test('what was typed is offered back after a reload, and goes on after the session has ended', async () => {
  const { page, leave } = await signedIn('hradmin');
  page.on('dialog', (question) => void question.accept());
  await openPerson(page, 'roles=employee', 2);
  await button(page, 'Rediger: Kontakt').click();
  await page.getByLabel('Privat e-post').fill('hjemme@example.no');
  await page.reload();
  await page.getByText('Du har ikke lagret det du skrev her').waitFor();
  await expectAccessible(page);
  await button(page, 'Hent tilbake').click();
  await expect.poll(() => page.getByLabel('Privat e-post').inputValue()).toBe('hjemme@example.no');

  await page.context().clearCookies();
  // The first request finds that the session has ended: this save, or a background query of the page.
  await button(page, 'Lagre').evaluateAll(([save]) => save instanceof HTMLElement && save.click());
  await page
    .locator('input[type=password]')
    .or(button(page, /Logg inn/))
    .first()
    .waitFor();
  if ((await page.locator('input[type=password]').count()) === 0)
    await button(page, /Logg inn/)
      .first()
      .click();
  await passSignIn(page, addressOf('hradmin'));
  // The form goes on by itself, on the page where the session ended.
  await page.getByText('Det du hadde skrevet, er her fortsatt').waitFor();
  await expect.poll(() => page.getByLabel('Privat e-post').inputValue()).toBe('hjemme@example.no');
  await button(page, 'Lagre').click();
  await section(page, 'Kontakt').getByRole('link', { name: 'hjemme@example.no' }).waitFor();
  await page.reload();
  await section(page, 'Kontakt').getByRole('link', { name: 'hjemme@example.no' }).waitFor();
  expect(await page.getByText('Ikke lagret', { exact: true }).count()).toBe(0);
  await leave();
});

test('a manager goes once their people have somebody else, and comes back', async () => {
  const { page, leave } = await signedIn('systemadmin');
  const { name } = await openLeader(page);
  await button(page, `Mer om ${name}`).click();
  await page.getByRole('menuitem', { name: 'Deaktiver' }).click();
  await dialog(page)
    .getByText(/har denne personen som leder/)
    .waitFor();
  await expectAccessible(page);
  const manager = dialog(page).getByRole('combobox', { name: 'Ny leder' });
  await manager.click();
  await manager.fill('daglig leder');
  await page
    .getByRole('option', { name: /daglig leder/i })
    .first()
    .click();
  await button(page, /^Flytt /).click();
  await dialog(page).getByText('Dette skjer når du deaktiverer').waitFor();
  await expectAccessible(page);
  await button(page, 'Gå videre').click();
  await dialog(page).getByLabel('Siste arbeidsdag').waitFor();
  await dialog(page)
    .getByRole('button', { name: /^Deaktiver / })
    .click();
  await page.getByText(`${name} er deaktivert`).waitFor();
  await page.getByText('Profilen er låst').waitFor();
  expect(await button(page, /^Rediger/).count()).toBe(0);
  await expectAccessible(page);
  await button(page, 'Aktiver').click();
  await dialog(page).getByRole('combobox', { name: 'Rolle' }).waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Aktiver' }).click();
  await page.getByText(`${name} er aktiv`, { exact: true }).waitFor();
  await button(page, 'Rediger: Jobb').waitFor();
  await leave();
});

test('an employee is made team lead, and a leader an employee once the team has somebody else', async () => {
  const { page, leave } = await signedIn('systemadmin');
  const { name } = await openPerson(page, 'roles=employee', 3);
  await button(page, `Mer om ${name}`).click();
  await page.getByRole('menuitem', { name: 'Gjør til leder' }).click();
  await dialog(page).getByText('En leder ser profilene').waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Gjør til leder' }).click();
  await page.getByText(`${name} er nå leder`).waitFor();

  const leader = await openLeader(page);
  await button(page, `Mer om ${leader.name}`).click();
  await page.getByRole('menuitem', { name: 'Gjør til ansatt' }).click();
  await dialog(page).getByRole('button', { name: 'Gjør til ansatt' }).click();
  await dialog(page)
    .getByText(/har denne personen som leder/)
    .waitFor();
  await expectAccessible(page);
  const manager = dialog(page).getByRole('combobox', { name: 'Ny leder' });
  await manager.click();
  await manager.fill('daglig leder');
  await page
    .getByRole('option', { name: /daglig leder/i })
    .first()
    .click();
  await button(page, /^Flytt /).click();
  await dialog(page).getByRole('button', { name: 'Gjør til ansatt' }).click();
  await page.getByText(`${leader.name} har nå rollen Ansatt`).waitFor();
  await leave();
});

test('somebody deactivated is deleted for good once the name is typed', async () => {
  const { page, leave } = await signedIn('systemadmin');
  const { id, name } = await openPerson(page, 'tab=inactive');
  await button(page, 'Slett').click();
  await dialog(page).getByText('Dette slettes og kan ikke hentes tilbake').waitFor();
  await expectAccessible(page);
  const erase = dialog(page).getByRole('button', { name: 'Slett for godt' });
  await dialog(page).getByRole('textbox').fill('Noen andre');
  expect(await erase.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Lukke uten å lagre?' }).getByRole('button', { name: 'Fortsett å redigere' }).click();
  await dialog(page).getByRole('textbox').fill(name);
  await erase.click();
  await page.waitForURL(/tab=inactive/);
  await page.getByText(`${name} er slettet`).waitFor();
  await page.getByRole('row').nth(1).waitFor();
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  await page.goto(`${product.address}/no/people/details?employeeId=${id}`);
  await page.getByText('Fant ikke personen').waitFor();
  // The same for an address that was truncated.
  await page.goto(`${product.address}/no/people/details?employeeId=${id.slice(0, 20)}`);
  await page.getByText('Fant ikke personen').waitFor();
  await leave();
});

test('somebody invited completes the profile, and everything opens without a reload', async () => {
  const { page, leave } = await signedIn('pending');
  await page.goto(`${product.address}/no`);
  await page.getByRole('heading', { name: 'Fullfør profilen din' }).waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('navigation', { name: 'Hovedmeny' }).count()).toBe(0);
  await page.evaluate('window.isStillHere = true');
  await button(page, 'Fullfør profilen').click();
  await page.getByLabel('Lønnskonto').fill('86011117947');
  await page.getByText(/^Ingenting mangler/).waitFor();
  await button(page, 'Fullfør profilen').click();
  await page.getByText(/^Velkommen til /).waitFor();
  await page
    .getByRole('link', { name: /^Ansatte/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Ansatte', level: 1 }).waitFor();
  expect(await page.evaluate('window.isStillHere')).toBe(true);
  await leave();
});
