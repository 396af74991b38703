import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { focused } from './support/focus.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const [first, second, third, fourth] = ['nora.berg@nye.example', 'emil.vik@nye.example', 'regnskap@nye.example', 'styret@nye.example'];
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

/** The link mailed to an address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const outbox = (await (await page.request.get(`${product.address}/outbox`)).text()).replaceAll('&amp;', '&');
  const place = outbox.indexOf(email);
  return /https?:[^\s"<]+invitationGuid=[^\s"<]+/.exec(outbox.slice(place))?.[0] ?? '';
}

/** Pastes like a user: through the browser's clipboard event. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', copied);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('four are invited: two come in and become active, one of them from outside, one is reminded, one is withdrawn', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/people`);
  await page.getByRole('link', { name: 'Inviter', exact: true }).click();
  await dialog(page).getByLabel('E-post 1').waitFor();
  await paste(page, 'E-post 1', `Nora Berg <${first}>; ${second}, ${third}, ${fourth}`);
  await dialog(page).getByLabel('E-post 4').waitFor();
  await dialog(page).getByRole('combobox', { name: 'Rolle' }).nth(2).click();
  await page.getByRole('option', { name: 'Regnskapsfører' }).click();
  await dialog(page).getByRole('combobox', { name: 'Rolle' }).nth(3).click();
  await page.getByRole('option', { name: 'Styremedlem' }).click();
  // A click outside the dialog asks before it discards the list.
  await page.mouse.click(5, 5);
  await button(page, 'Fortsett å redigere').click();
  await expectAccessible(page);
  await button(page, 'Send 4 invitasjoner').click();
  await page.getByText('4 invitasjoner er sendt').waitFor();

  const links = { first: await mailedLink(page, first), second: await mailedLink(page, second), third: await mailedLink(page, third) };
  await page.goto(`${product.address}/no/people?tab=pending`);
  await page
    .getByText(/^Sendt /)
    .first()
    .waitFor();
  await comeIn({ link: links.first, email: first, names: ['Nora', 'Berg'], profile });
  await comeIn({ link: await mailedLink(page, fourth), email: fourth, names: ['Siri', 'Ness'], profile: { Mobil: '41234568' } });

  await page.goto(`${product.address}/no/people?search=Nora`);
  await page.getByRole('link', { name: 'Nora Berg' }).waitFor();
  await page.goto(`${product.address}/no/people/invited`);
  await page.getByText('Fullført').first().waitFor();
  await page.getByText('Ekstern', { exact: true }).first().waitFor();
  await expectAccessible(page);
  await button(page, `Mer om invitasjonen til ${second}`).click();
  await page.getByRole('menuitem', { name: 'Send påminnelse' }).click();
  await dialog(page).getByRole('button', { name: 'Send påminnelse' }).click();
  await page.getByText(`Påminnelse sendt til ${second}`).waitFor();
  await page.getByText('Påminnet').first().waitFor();
  await button(page, `Mer om invitasjonen til ${third}`).click();
  await page.getByRole('menuitem', { name: 'Trekk tilbake' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Trekk tilbake' }).click();
  await page.getByText(`Invitasjonen til ${third} er trukket tilbake`).waitFor();

  await page.goto(links.second);
  await page.getByText('Invitasjonen er til noen andre').waitFor();
  await expectAccessible(page);
  await leave();
  await readSignedOut(links);
});

interface Invited {
  link: string;
  email: string;
  names: readonly [string, string];
  /** The fields that are filled in to complete the profile. */
  profile: Readonly<Record<string, string>>;
}

/** The invited person, in a separate browser: creates an account at the invited address, accepts, completes the profile. */
async function comeIn({ link, email, names: [firstName, lastName], profile: typed }: Invited): Promise<void> {
  const { page, leave } = await visit(browser);
  await page.goto(link);
  await heading(page, /^Du er invitert til /).waitFor();
  await page.getByText(email).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Opprett konto' }).click();
  expect(await page.locator('input[inputmode=email]').inputValue()).toBe(email);
  // It comes with the page's script, which keeps what is typed from then on.
  await button(page, 'Vis passordet').waitFor();
  await page.locator('input[autocomplete=given-name]').fill(firstName);
  await page.locator('input[autocomplete=family-name]').fill(lastName);
  await page.reload();
  await expect.poll(() => page.locator('input[autocomplete=given-name]').inputValue()).toBe(firstName);
  await page.locator('input[type=password]').fill('fire grønne epler i kurven');
  await page.keyboard.press('Enter');
  await button(page, /^Bli med i /).click();
  await page.getByRole('heading', { name: 'Fullfør profilen din' }).waitFor();
  const outbox = await (await page.request.get(`${product.address}/outbox`)).text();
  expect(outbox).not.toMatch(/<h2>\d{6} /);
  for (const [label, value] of Object.entries(typed)) await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  await button(page, 'Fullfør profilen').click();
  await page.getByText(/^Velkommen til /).waitFor();
  await page.goto(link);
  await heading(page, 'Invitasjonen er allerede brukt').waitFor();
  await leave();
}

const profile = {
  Mobil: '41234567',
  Fødselsdato: '01.01.1990',
  Gateadresse: 'Storgata 1',
  Postnummer: '0155',
  Poststed: 'Oslo',
  Fødselsnummer: '01819012365',
  Lønnskonto: '86011117947',
};

/** What the links show without a session. */
async function readSignedOut(links: Record<'second' | 'third', string>): Promise<void> {
  const { page, leave } = await visit(browser, { locale: 'en-GB', viewport: { width: 390, height: 800 }, colorScheme: 'dark' });
  await page.goto(links.second.replace('/no/', '/en-gb/'));
  await heading(page, /^You are invited to /).waitFor();
  await expectAccessible(page);
  await page.goto(links.third);
  await heading(page, 'Invitasjonen er trukket tilbake').waitFor();
  await expectAccessible(page);
  await page.goto(`${product.address}/no/invitation?invitationGuid=gjettet`);
  await heading(page, 'Invitasjonen er ikke gyldig').waitFor();
  await leave();
}

test('several are ticked in the list and invited, and who cannot be is named with the reason', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  await page.goto(`${product.address}/no/people`);
  const leftOfTeam = async () => (await button(page, 'Team').boundingBox())?.x;
  await button(page, 'Team').waitFor();
  const unmoved = await leftOfTeam();
  // A page that no longer exists redirects to the last one.
  await page.goto(`${product.address}/no/people?roles=employee&page=9`);
  const rows = page.locator('main table tbody tr:not([aria-hidden])');
  await rows.nth(5).waitFor();
  const bare = await rows.filter({ hasNotText: '@' }).first().getByRole('link').first().innerText();
  const topOfRows = async () => (await rows.first().boundingBox())?.y;
  expect(await leftOfTeam(), 'a filter moves nothing in the bar').toBe(unmoved);
  const before = await topOfRows();
  for (const row of [rows.filter({ hasNotText: '@' }).first(), rows.filter({ hasText: '@' }).nth(0), rows.filter({ hasText: '@' }).nth(1)])
    await row.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: '3 valgt' });
  await expectAccessible(page);
  expect(await topOfRows(), 'the bar stands over the head').toBe(before);
  await bar.getByRole('button', { name: 'Inviter' }).click();
  await dialog(page)
    .getByRole('heading', { name: /^Inviter/ })
    .waitFor();
  await expectAccessible(page);
  await button(page, 'Send invitasjoner').click();
  await dialog(page).getByRole('heading', { name: 'Én ble ikke invitert' }).waitFor();
  await dialog(page).getByText(bare).waitFor();
  await dialog(page).getByText('E-postadressen mangler.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await bar.waitFor({ state: 'detached' });
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('region', { name: '1 valgt' }).getByRole('button', { name: 'Fjern valget' }).click();
  await expect.poll(async () => (await focused(page)).name).toBe('Velg alle på denne siden');
  await keepAsView(page);
  await findOnPhone(page);
  await leave();
});

/** What is filtered is kept under a name, opened again, and deleted. */
async function keepAsView(page: Page): Promise<void> {
  await page.goto(`${product.address}/no/people?roles=manager&sort=position`);
  await button(page, 'Visninger').click();
  await page.getByRole('menuitem', { name: 'Lagre denne visningen' }).click();
  await dialog(page).getByLabel('Navn').fill('Lederne');
  await dialog(page).getByLabel('Del med alle').check();
  await expectAccessible(page);
  await button(page, 'Lagre visning').click();
  await page.getByText('Visningen «Lederne» er lagret').waitFor();
  await button(page, 'Fjern filtre').click();
  await page.waitForURL((url) => !url.searchParams.has('roles'));
  await button(page, 'Visninger').click();
  await page.getByRole('menuitemradio', { name: 'Lederne' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('menuitemradio', { name: 'Lederne' }).click();
  await page.waitForURL(/roles=manager/);
  await page.keyboard.press('Escape');
  await button(page, 'Visninger').click();
  await page.getByRole('menuitem', { name: 'Administrer visninger' }).click();
  await expectAccessible(page);
  await button(page, 'Slett «Lederne»').click();
  await page.getByText('Visningen «Lederne» er slettet').waitFor();
  await page.keyboard.press('Escape');
}

/** On a small screen the filters are in a sheet, and what is chosen there stands as a chip. */
async function findOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Filtre').click();
  await dialog(page).getByRole('group', { name: 'Arbeidssted' }).getByRole('checkbox').first().check();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Lukk' }).last().click();
  await page.waitForURL(/[?&]locations=/);
  await button(page, /^Fjern filteret Arbeidssted: /).click();
  await expect.poll(() => new URL(page.url()).searchParams.has('locations')).toBe(false);
}
