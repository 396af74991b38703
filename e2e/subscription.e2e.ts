import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { requireLightHome } from './support/home-weight.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney({ data: 'demoSelling' });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const banner = (page: Page) => page.getByRole('region', { name: 'Om prøveperioden' });
const path = `${product.address}/no/organisation/subscription`;

async function openAs(part: string, address: string, more: object = {}): Promise<Pick<Visitor, 'page' | 'leave'>> {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, part), ...more });
  await page.goto(address);
  return { page, leave };
}

/** Runs a statement directly on the product's database, and gives its rows. */
async function byHand<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(product.dataDir, 'postgres', 'socket'), user: 'postgres', database: 'samspill' });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** The sum beside the choices. */
const sum = (page: Page) => page.getByRole('complementary', { name: 'Ditt valg' });

async function fillInBuyer(page: Page): Promise<void> {
  await button(page, 'Endre mottaker').click();
  const recipient = page.getByRole('dialog', { name: 'Fakturamottaker' });
  await recipient.getByLabel('Navn').fill('Regnskap');
  await recipient.getByLabel('E-post').fill('regnskap');
  await button(page, 'Lagre mottaker').click();
  await recipient
    .getByText(/e-post/i)
    .last()
    .waitFor();
  await recipient.getByLabel('E-post').fill('regnskap@example.no');
  await expectAccessible(page);
  await button(page, 'Lagre mottaker').click();
  await page.getByText('Mottakeren er lagret').waitFor();
  await button(page, 'Endre fakturaopplysninger').click();
  await page.getByRole('dialog', { name: 'Fakturaopplysninger' }).getByLabel('Deres referanse').fill('Kari Nordmann');
  await expectAccessible(page);
  await button(page, 'Lagre fakturaopplysninger').click();
  await page.getByText('Fakturaopplysningene er lagret').waitFor();
}

/** Opens another company of the user from home. */
async function openCompany(page: Page, name: string): Promise<void> {
  await page.goto(`${product.address}/no`);
  await button(page, /^Virksomhet/).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByText(name).first().waitFor();
}

/** Makes the demo's system admin one of the company on trial too, and gives its number. */
async function lookAfterTrial(): Promise<number> {
  const [membership] = await byHand<{ companyId: number }>(`
    update company_user set role = 'systemadmin'
    where company_id = (select max(company_id) from company) and account_id = (select id from account where email = '${addressOf('systemadmin')}')
    returning company_id as "companyId"
  `);
  if (!membership) throw new Error('The system admin is in no company on trial');
  return membership.companyId;
}

test('home of a company on trial loads no more JavaScript than its budget', async () => {
  const address = `${product.address}/no?companyId=${await lookAfterTrial()}`;
  await requireLightHome(browser, address, addressOf('systemadmin'));
});

test('the trial says on every page how long it lasts, and a purchase on a phone and by keyboard ends it', async () => {
  await lookAfterTrial();
  const { page, leave } = await openAs('systemadmin', `${product.address}/no`);
  await openCompany(page, 'Lysning Rådgivning AS');
  await banner(page).getByText('Dere kan prøve alt gratis.').waitFor();
  await page.getByRole('heading', { name: 'Prøveperiode' }).waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await link(page, 'Abonner').click();
  await page.getByRole('heading', { name: 'Abonnement', level: 1 }).waitFor();
  await page.getByText('Dere får den første når').waitFor();
  await expectAccessible(page);
  await link(page, 'Velg planer').click();
  await page.getByRole('heading', { name: 'Velg planer', level: 1 }).waitFor();
  await sum(page).getByText('Du har ikke valgt noe').waitFor();
  await radio(page, 'Uten HR').focus();
  await page.keyboard.press('ArrowDown');
  await sum(page).getByText('Hvorfor dette beløpet?').first().waitFor();
  await radio(page, 'Avtaler Standard').click();
  await page.getByRole('combobox', { name: 'Hvor mange' }).click();
  await page.getByRole('option', { name: /Inntil 50/ }).click();
  await page.getByText('Årlig, 20').click();
  await sum(page).getByText('Et år på forskudd.').first().waitFor();
  // What is chosen stands in the address.
  await page.reload();
  await sum(page).getByText('Et år på forskudd.').first().waitFor();
  await expectAccessible(page);
  await link(page, 'Gå videre').click();
  await page.getByRole('heading', { name: 'Bekreft kjøp', level: 1 }).waitFor();
  await button(page, 'Bekreft kjøpet').click();
  await page.getByRole('alert').getByText('Velg hvem som får fakturaene.').waitFor();
  await expectAccessible(page);
  await fillInBuyer(page);
  await page.getByRole('checkbox', { name: /Vi godtar/ }).check();
  await button(page, 'Bekreft kjøpet').click();
  await page.getByText('Abonnementet er endret').waitFor();
  await page.getByText('Avtaler Standard').first().waitFor();
  expect(await banner(page).count()).toBe(0);
  await expectAccessible(page);
  await leave();
});

test('less waits for the end of the term, and is undone until then', async () => {
  const { page, leave } = await openAs('systemadmin', `${path}?view=plans`);
  const other = await openAs('systemadmin', `${path}?view=plans`);
  await other.page.getByRole('textbox', { name: '20 signaturer' }).fill('1');
  await sum(other.page).getByText('Én pakke.').waitFor();
  await radio(page, 'Uten Avtaler').click();
  await sum(page)
    .getByText(/Avtaler Standard.* avsluttes/)
    .waitFor();
  await link(page, 'Gå videre').click();
  await page.getByRole('heading', { name: 'Avslutt planer', level: 1 }).waitFor();
  await page.getByRole('complementary', { name: 'Dette avslutter dere' }).waitFor();
  await page.getByRole('checkbox', { name: /Vi godtar/ }).check();
  await button(page, 'Bekreft og avslutt').click();
  await page.getByRole('heading', { name: 'Planlagte endringer' }).waitFor();
  // The order of another tab keeps the plan, and its sum says so without being asked again.
  await sum(other.page).getByText('Planlagte endringer som faller bort').waitFor();
  await other.leave();
  await button(page, /^Angre: Avtaler Standard/).click();
  await button(page, 'Angre endringen').click();
  await page.getByText('Endringen er angret').waitFor();
  await page.getByRole('heading', { name: 'Planlagte endringer' }).waitFor({ state: 'hidden' });
  await leave();
});

/** As under load: the first try to keep the card fails, and what the page shows is answered late, from before the card. */
async function makeBusy(page: Page): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/confirm-card') && answer.ok());
  const unavailable = { success: false, errorCodes: { payment: ['ProviderUnavailable'] } };
  await page.route('**/api/subscription/confirm-card', (route) => route.fulfill({ status: 503, json: unavailable }), { times: 1 });
  let isFirst = true;
  await page.route('**/api/subscription/get-company-overview', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const before = await route.fetch();
    await kept;
    await page.waitForTimeout(200);
    return route.fulfill({ response: before });
  });
}

test('a card is added on the way, and the bank leads back to the purchase, both in the language of the page', async () => {
  const choice = 'planIdsToSubscribe=contracts-standard:contracts-standard-50&interval=year';
  const { page, leave } = await openAs('systemadmin', `${product.address}/en-gb/organisation/subscription/confirm?${choice}`, {
    locale: 'en-GB',
  });
  await radio(page, 'Payment card').click();
  await button(page, 'Add card').click();
  await button(page, 'Save card').click();
  await page.getByText('This is not one of the test cards below.').waitFor();
  await button(page, 'Back without a card').click();
  await page.getByText('The card was not added').waitFor();
  await page.getByText('Nothing has changed.').waitFor();
  await button(page, 'Add card').click();
  await page.getByLabel('Card number').fill('4000 0025 0000 3155');
  await page.getByLabel(/Expir/).fill('12/30');
  await makeBusy(page);
  await page.keyboard.press('Enter');
  await page.getByText('Visa ending in 3155').waitFor();
  expect(await radio(page, 'Payment card').isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: /We accept/ }).check();
  await button(page, /Confirm and pay/).dblclick();
  await link(page, 'Go to the bank').click();
  await button(page, 'Confirm').click();
  await page.waitForURL((url) => url.pathname === '/en-gb/organisation/subscription');
  await page.getByText('Visa ending in 3155').waitFor();
  await expectAccessible(page);
  await leave((complaint) => complaint.includes('status of 503'));
});

test('Unlimited comes at once, and is paid by the month again when its year is over', async () => {
  const { page, leave } = await openAs('systemadmin', path);
  for (const interval of ['year', 'month']) {
    await page.goto(`${path}/confirm?planIdsToSubscribe=unlimited:unlimited&interval=${interval}`);
    await radio(page, 'Faktura på e-post').click();
    await page.getByRole('checkbox', { name: /Vi godtar/ }).check();
    await button(page, /^Bekreft/).click();
    await page.getByText('Abonnementet er endret').waitFor();
  }
  await page.getByRole('heading', { name: 'Planlagte endringer' }).waitFor();
  await page.getByText('Ubegrenset').first().waitFor();
  await leave();
});

test('invoices stand in a list with their states', async () => {
  const { page, leave } = await openAs('systemadmin', `${path}/invoices`);
  const listed = page.getByRole('row').filter({ hasText: /Faktura \d+/ });
  await listed.getByText('Betalt').first().waitFor();
  await expectAccessible(page);
  // The bank says no, and the list says what became of it.
  await button(page, /^Betal nå/)
    .first()
    .click();
  await button(page, /^Betal \d/).click();
  await button(page, 'Avvis').click();
  await page.getByText(/^Faktura \d+ er ikke betalt ennå$/).waitFor();
  await leave();
});

test('payment details are saved on top of what another tab has saved meanwhile', async () => {
  const [first, second] = await Promise.all([openAs('systemadmin', `${path}/payment`), openAs('systemadmin', `${path}/payment`)]);
  const [dialog, otherDialog] = [first.page.getByRole('dialog'), second.page.getByRole('dialog')];
  for (const { page } of [first, second]) await button(page, 'Endre mottaker').click();
  await dialog.getByLabel('Navn').fill('Prøveord');
  const told = first.page.waitForResponse((answer) => answer.url().includes('/get-company-overview'));
  await otherDialog.getByLabel('Navn').fill('Økonomi');
  await otherDialog.getByLabel('E-post').fill('faktura@example.no');
  await button(second.page, 'Lagre mottaker').click();
  await (await told).finished();
  await button(first.page, 'Lagre mottaker').click();
  // The address was changed by the other alone, the name by both.
  await dialog.getByRole('alert').getByText('Dette er lagret på nytt').waitFor();
  expect(await dialog.getByLabel('E-post').inputValue()).toBe('faktura@example.no');
  await button(first.page, 'Lagre mottaker').click();
  await dialog.waitFor({ state: 'detached' });
  for (const saved of ['Prøveord', 'faktura@example.no']) await first.page.getByText(saved, { exact: true }).waitFor();
  await Promise.all([first.leave(), second.leave()]);
});

test('an accountant reads and changes nothing, and an employee sees nothing of it', async () => {
  const accountant = await openAs('accountant', path);
  await accountant.page.getByText('Du kan se abonnementet').waitFor();
  expect(await link(accountant.page, /Velg planer|Endre planer/).count()).toBe(0);
  await accountant.leave();
  const employee = await openAs('employee', path);
  await employee.page.waitForURL(/noaccess/);
  expect(await banner(employee.page).count()).toBe(0);
  await employee.leave();
});

test('the end of the trial is told to everybody once, and what is closed shows what it would give', async () => {
  const second = `(select company_id from company order by company_id offset 1 limit 1)`;
  await byHand(`
    update subscription set trial_ends_at = now() - interval '1 hour' where company_id = ${second};
    update company set subscription_features = '{}' where company_id = ${second};
    update company_user_interaction set data = data - 'firstSteps' where company_id = ${second};
  `);
  const { page, leave } = await openAs('systemadmin', `${product.address}/no`);
  await openCompany(page, 'Blåskjell Sjømat AS');
  const dialog = page.getByRole('dialog', { name: 'Prøveperioden er over' });
  await dialog.getByText('Ferie og fravær').waitFor();
  await expectAccessible(page);
  expect(await page.getByRole('dialog').count(), 'the first steps wait').toBe(1);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  const steps = page.getByRole('dialog', { name: /^Kom i gang/ });
  await button(page, 'Ferdig').waitFor();
  await page.keyboard.press('Escape');
  await steps.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await dialog.count()).toBe(0);
  await page.goto(`${product.address}/no/vacation-and-leave`);
  await page.getByText('Ikke i abonnementet').waitFor();
  await byHand(`
    update company_user set role = 'systemadmin'
    where company_id = ${second} and account_id = (select id from account where email = '${addressOf('systemadmin')}')
  `);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.address}/en-gb/organisation/subscription`);
  const subscribe = link(page, 'Subscribe').locator('.mantine-Button-label');
  await subscribe.waitFor({ timeout: 15_000 });
  expect(await subscribe.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await leave();
});
