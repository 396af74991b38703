import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { focused } from './support/focus.ts';
import { startJourney } from './support/journey.ts';
import { mailed } from './support/mailbox.ts';
import { runJob } from './support/run-job.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const home = `${product.address}/no`;
const plans = `${home}/on-offboarding`;
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

async function expectFocus(page: Page, name: string): Promise<void> {
  await expect.poll(async () => (await focused(page)).name).toBe(name);
}

/** A call of the product, as the user of a page. */
async function callAs<A>(page: Page, path: string, body: object, method = 'POST'): Promise<A> {
  const { user } = (await (await page.request.get(`${product.address}/api/users/current-user`)).json()) as { user: { companyId: number } };
  const headers = { 'x-account': String(user.companyId), 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() };
  const data = { companyId: user.companyId, ...body };
  const answer = await page.request.fetch(`${product.address}/api/${path}`, { method, headers, data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as A;
}

const daysFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const typed = (day: string): string => day.split('-').toReversed().join('.');

/** The id of the first person of a role. */
async function idOf(page: Page, role: string): Promise<string> {
  const body = { pagination: { page: 1, pageSize: 1, sortDirection: 'asc' }, filter: { roles: [role] }, columns: ['role'] };
  const { companyUsers } = await callAs<{ companyUsers: { id: string }[] }>(page, 'companyusers/get-active-companyusers', body);
  return companyUsers[0]?.id ?? '';
}

/** Somebody who starts in three weeks, with a private address. */
async function hire(page: Page): Promise<{ id: string; version: number; secondaryEmail: string; emailAddress: string }> {
  const [secondaryEmail, emailAddress] = ['vera.holm@example.no', 'vera@butikken.example'];
  const reportingToCompanyUserId = await idOf(page, 'officeadmin');
  const body = { firstName: 'Vera', lastName: 'Holm', startDate: daysFromNow(21), secondaryEmail, emailAddress, reportingToCompanyUserId };
  const { companyUser } = await callAs<{ companyUser: { id: string; version: number } }>(page, 'companyusers/create-company-user', body);
  return { ...companyUser, secondaryEmail, emailAddress };
}

/** The page that the person is sent before they start, on a phone: they complete a task of theirs and give details. */
async function liveBeforeStart(link: string): Promise<void> {
  const { page, leave } = await visit(browser, { viewport: { width: 390, height: 844 } });
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: /^Velkommen til .*, Vera$/ }).waitFor();
  expect(await page.getByText('Bestill utstyr og tilganger').count(), 'hidden tasks never reach them').toBe(0);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Fullfør «Fyll inn opplysningene dine»' }).click();
  await page.getByText('Oppgaven er fullført').waitFor();
  await page.getByRole('textbox', { name: 'Poststed' }).fill('Bergen');
  await page.getByRole('textbox', { name: 'Fødselsnummer' }).fill('01010750160');
  await comeBackTo(page);
  await press(page, 'Send opplysningene');
  await page.getByText(/^Allerede oppgitt: /).waitFor();
  expect(await page.getByRole('textbox', { name: 'Fødselsnummer' }).inputValue(), 'nothing is shown back').toBe('');
  await leave();
}

/** The page is loaded anew: what was typed is offered in the same tab, but for the numbers, which are kept nowhere. */
async function comeBackTo(page: Page): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByText(/^Skrevet .*: Poststed\./).waitFor();
  await expectAccessible(page);
  await press(page, 'Hent tilbake');
  expect(await page.getByRole('textbox', { name: 'Poststed' }).inputValue()).toBe('Bergen');
  const number = page.getByRole('textbox', { name: 'Fødselsnummer' });
  expect(await number.inputValue()).toBe('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('01010750160');
  await number.fill('01010750160');
}

/** They are invited, make an account and come in; from then on the link of before opens nothing. */
async function comeIn(by: Page, { id, emailAddress }: { id: string; emailAddress: string }, link: string): Promise<void> {
  await callAs(by, 'invitations/send-invitation-mail-to-existing-employee', { companyUserId: id });
  const { page, leave } = await visit(browser);
  await page.goto((await mailed(product, emailAddress, /(https?:[^\s"<]+invitationGuid=[^\s"<]+)/)).replaceAll('&amp;', '&'));
  await page.getByRole('link', { name: 'Opprett konto' }).click();
  await page.locator('input[autocomplete=given-name]').fill('Vera');
  await page.locator('input[autocomplete=family-name]').fill('Holm');
  await page.locator('input[type=password]').fill('fire grønne epler i kurven');
  await page.keyboard.press('Enter');
  await press(page, /^Bli med i /);
  await page.waitForURL((url) => !url.pathname.includes('invitation'));
  await page.goto(link);
  await page.getByText('Denne lenken virker ikke lenger').waitFor();
  await leave();
}

test('a template with conditions becomes the plan of somebody who starts, is moved and lived through', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'systemadmin') });
  const { id, version, secondaryEmail, emailAddress } = await hire(page);

  // The company's own template: a built-in one with two tasks more, one for a department alone.
  await page.goto(`${plans}/template/new?from=part-time`);
  await page.getByRole('textbox', { name: 'Navn' }).fill('Ny i butikken');
  await press(page, 'Legg til oppgave');
  await dialog(page).getByRole('textbox', { name: 'Tittel' }).fill('Få nøkkelen til safen');
  await dialog(page)
    .getByRole('combobox', { name: 'Avdelinger' })
    .or(dialog(page).getByRole('textbox', { name: 'Avdelinger' }))
    .fill('Kasse');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await press(page, 'Ferdig');
  await press(page, 'Legg til oppgave');
  await dialog(page).getByRole('textbox', { name: 'Tittel' }).fill('Lær kassen å kjenne');
  await press(page, 'Ferdig');
  await press(page, 'Lagre mal');
  await page.getByText('Malen Ny i butikken er lagret').waitFor();
  await expectAccessible(page);
  await press(page, 'Handlinger for malen Ny i butikken');
  await page.getByRole('menuitem', { name: 'Ny plan fra mal' }).click();

  await page.getByRole('combobox', { name: 'Person' }).fill('Vera Holm');
  await page.getByRole('option', { name: /Vera Holm/ }).click();
  await press(page, /fra profilen$/);
  await page.getByText('Få nøkkelen til safen: Bare for Kasse').waitFor();
  await page.getByText(/^25 oppgaver til/).waitFor();
  await expectAccessible(page);
  await press(page, 'Lagre utkast');
  await page.getByText('Dette er et utkast. Ingen har fått oppgavene ennå.').waitFor();
  await press(page, 'Publiser');
  await dialog(page).getByRole('button', { name: 'Publiser' }).click();
  await page.getByText('Planen er publisert').waitFor();
  const plan = page.url();

  // By keyboard: the first task opens and says why it has its date; then it changes places.
  await page.getByRole('button', { name: 'Åpne Få arbeidsavtalen signert' }).press('Enter');
  await page.getByText(/^15 arbeidsdager før første dag, /).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectFocus(page, 'Åpne Få arbeidsavtalen signert');
  const down = page.getByRole('button', { name: 'Flytt «Få arbeidsavtalen signert» ned' });
  await down.press('Enter');
  await page.getByText('Rekkefølgen er lagret').waitFor();
  await expectFocus(page, 'Flytt «Få arbeidsavtalen signert» ned');

  // Another manager, and a fortnight later: each task stands with old and new before anything is written.
  await callAs(page, 'companyusers/update-company-user', { id, version, reportingToCompanyUserId: await idOf(page, 'manager') }, 'PUT');
  await page.getByRole('link', { name: 'Rediger plan' }).click();
  await page.getByRole('textbox', { name: 'Første dag' }).fill(typed(daysFromNow(35)));
  await press(page, 'Lagre');
  const dates = dialog(page).getByRole('textbox', { name: /^Ny frist for/ });
  await dates.first().waitFor();
  await page.keyboard.press('Escape');
  await dates.first().waitFor({ state: 'detached' });
  await expectFocus(page, 'Lagre');
  await page.keyboard.press('Enter');
  await dates.first().waitFor();
  expect(await dates.count()).toBe(25);
  expect(await dialog(page).getByText(/ til /).count(), 'tasks of the nearest manager go to the new one').toBeGreaterThan(0);
  for (const place of [0, 1, 2]) await dates.nth(place).fill(typed(daysFromNow(3 + place)));
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Lagre' }).click();
  await page.getByText('Planen er lagret').waitFor();

  await page.getByRole('checkbox', { name: 'Fullfør Få arbeidsavtalen signert' }).click();
  await page.getByText('Få arbeidsavtalen signert er fullført').waitFor();
  await page.getByRole('button', { name: 'Angre' }).first().click();
  await page.getByRole('checkbox', { name: 'Fullfør Få arbeidsavtalen signert' }).waitFor();

  await press(page, 'Mer om planen til Vera Holm');
  await page.getByRole('menuitem', { name: 'Send side til nyansatt' }).click();
  await dialog(page).getByRole('button', { name: 'Send side til nyansatt' }).click();
  await page.getByText('Siden er sendt').waitFor();
  const link = `${home}/preboarding?secret=${await mailed(product, secondaryEmail, /preboarding\?secret=([\w-]+)/)}`;
  await liveBeforeStart(link);
  await comeIn(page, { id, emailAddress }, link);

  await page.goto(plan);
  await page
    .getByText(/^Fullført .* av Vera Holm$/)
    .first()
    .waitFor();
  await press(page, 'Mer om planen til Vera Holm');
  await page.getByRole('menuitem', { name: 'Fullfør planen' }).click();
  await dialog(page).getByRole('button', { name: 'Fullfør planen' }).click();
  await page.getByText('Planen er fullført').waitFor();
  await page.getByText('100 %').first().waitFor();
  await leave();
});

test('what somebody who leaves holds becomes tasks, and their tasks go to another', async () => {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  const body = {
    type: 'Offboarding',
    companyUserId: await idOf(page, 'manager'),
    referenceDate: daysFromNow(20),
    source: { kind: 'empty' },
  };
  const { plan } = await callAs<{ plan: { id: string } }>(page, 'onoffboarding/plan/create', body);
  await page.goto(`${plans}/details?id=${plan.id}`);
  const held = page.getByRole('list', { name: 'I denne personens navn' });
  await held.getByText('personen som leder').waitFor();
  await held.getByRole('link', { name: 'Åpne: Gi medarbeiderne en ny leder' }).waitFor();
  await expectAccessible(page);
  await press(page, 'Legg til som oppgaver');
  await page.getByRole('button', { name: 'Åpne Gi medarbeiderne en ny leder' }).waitFor();
  await held.getByText('Har en oppgave i planen').first().waitFor();

  await page.goto(plans);
  await press(page, 'Mer');
  await page.getByRole('menuitem', { name: 'Overfør oppgaver' }).click();
  await dialog(page).getByRole('combobox', { name: 'Fra' }).click();
  await page.getByRole('option').first().click();
  await dialog(page).getByRole('combobox', { name: 'Til' }).click();
  await page.getByRole('option').nth(3).click();
  await dialog(page)
    .getByText(/^\d+ oppgaver? i \d+ plan(er)? overføres til /)
    .waitFor();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Overfør' }).click();
  await page.getByText(/^\d+ oppgaver? er overført$/).waitFor();
  await page.getByRole('button', { name: 'Angre', exact: true }).click();
  await page.getByText(/^\d+ oppgaver? er tilbake hos /).waitFor();
  await leave();
});

test('access ends with the last day, also for who is signed in', async () => {
  const { page: leaver, leave: leaveLeaver } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'officeadmin'),
  });
  await leaver.goto(home);
  // Its blocks too: they read what the person may soon no longer see.
  await leaver.locator('main section h2').first().waitFor();
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, 'hradmin') });
  await page.goto(plans);
  await callAs(page, 'onoffboarding/plan/create', {
    type: 'Offboarding',
    companyUserId: await idOf(page, 'officeadmin'),
    referenceDate: daysFromNow(-2),
    endAccess: true,
    isPublished: true,
    tasks: [{ title: 'Hent nøkkelkortet', relativeResponsible: 'planCreator' }],
  });
  await runJob(product, 'onoffboarding.end-access');
  await leaver.reload();
  await leaver.getByText('Du hører ikke til noen virksomhet ennå').waitFor();
  await expectAccessible(leaver);
  await leaveLeaver();
  await leave();
});

test('the person sees the tasks that are shown to them on a phone, and completes their own', async () => {
  const { page, leave } = await visit(browser, {
    storageState: await signInAs(browser, product.address, 'employee'),
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${product.address}/no/on-offboarding/my-plans`);
  await page.getByRole('heading', { name: /^Onboarding/ }).waitFor();
  expect(await page.getByText('Skjult for personen').count(), 'hidden tasks never reach them').toBe(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Mine oppgaver' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mine oppgaver i onboarding og offboarding' }).waitFor();
  expect(await page.getByRole('tab', { name: 'Alle planer' }).count()).toBe(0);
  await expectAccessible(page);
  await page.goto(plans);
  await page.getByRole('heading', { level: 1, name: 'Ingen tilgang' }).or(page.getByText('ikke tilgang')).first().waitFor();
  await leave();
});
