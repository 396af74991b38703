import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registration } from '#features/company/testing/registration.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { tabTo } from './support/focus.ts';
import { startJourney } from './support/journey.ts';
import type { Cookies } from './support/sign-in.ts';
import { signUpProved } from './support/sign-up.ts';

const { product, browser } = await startJourney();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Opens an address while signed out, and signs in on the page it redirects to. */
async function signIn(page: Page, part: string, path: string): Promise<void> {
  await page.goto(product.address + path);
  await page.getByLabel('E-post').fill(`${part}@example.no`);
  await page.getByLabel('Passord', { exact: true }).fill('samspill-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !/^\/(identity|callback|api)/.test(url.pathname));
}

test('signing in leads back to where one was going, and never elsewhere', async () => {
  const { page, leave } = await visit(browser);
  await signIn(page, 'employee', '/no/people?search=a');
  await page.waitForURL('**/no/people?search=a');
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '/.//evil.example',
    '/no/lobby',
  ]) {
    await page.goto(`${product.address}/no/login?${new URLSearchParams({ returnTo: target }).toString()}`);
    await heading(page, /^God (morgen|ettermiddag|kveld)/).waitFor();
    expect(`${target}: ${new URL(page.url()).origin}`).toBe(`${target}: ${product.address}`);
  }
  await leave();
});

test('an address without a language is answered in the person’s own', async () => {
  const { page, leave } = await visit(browser, { locale: 'en-GB' });
  await page.goto(`${product.address}/no/login`);
  await page.getByLabel('E-post').fill('employee@example.no');
  await page.getByLabel('Passord', { exact: true }).fill('samspill-demo');
  await page.keyboard.press('Enter');
  await heading(page, /^God (morgen|ettermiddag|kveld)/).waitFor();
  await page.goto(`${product.address}/`);
  await heading(page, /^God (morgen|ettermiddag|kveld)/).waitFor();
  await page.waitForURL('**/no');
  await page.waitForFunction('document.documentElement.lang === "nb-NO"');
  await leave();
});

test('an inactive person sees since when, and reaches only their own profile', async () => {
  const { page, leave } = await visit(browser);
  await signIn(page, 'inactive', '/no/people');
  await heading(page, /^Tilgangen din til .* er avsluttet$/).waitFor();
  await page.getByText(/^Du har vært deaktivert siden \d/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Profilen og filene dine' }).click();
  await page.waitForURL('**/people/details');
  await page.goto(`${product.address}/no/people/edit`);
  await heading(page, /er avsluttet$/).waitFor();
  await leave();
});

test('a pending person is kept at home until the profile is complete', async () => {
  const { page, leave } = await visit(browser);
  await signIn(page, 'pending', '/no/people');
  await page.getByRole('heading', { name: 'Fullfør profilen din' }).waitFor();
  expect(pathOf(page)).toBe('/no');
  await page.goto(`${product.address}/no/people/edit`);
  await page.waitForTimeout(500);
  expect(pathOf(page)).toBe('/no/people/edit');
  await leave();
});

test('somebody who is new proves the address first, and then registers a company', async () => {
  const { page, leave } = await visit(browser);
  await page.goto(`${product.address}/no/redirect/signup?utm_source=brev`);
  await heading(page, 'Opprett konto').waitFor();
  const fields = { Fornavn: 'Ny', Etternavn: 'Person', 'E-post': 'ny@guards.example', Passord: 'fire grønne epler i kurven' };
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.keyboard.press('Enter');
  await heading(page, 'Bekreft e-postadressen').waitFor();
  await page.goto(`${product.address}/no/people`);
  await heading(page, 'Bekreft e-postadressen').waitFor();
  const outbox = await (await page.request.get(`${product.address}/outbox`)).text();
  await page
    .getByLabel('Kode')
    .first()
    .fill(/<h2>(\d{6}) /.exec(outbox)?.[1] ?? '');
  await page.getByRole('button', { name: 'Bekreft' }).click();
  await page.waitForURL('**/signup**');
  await page.goto(`${product.address}/no/people`);
  await page.waitForURL('**/signup?companylessRedirect=true');
  await leave();
});

test('what is not there, not allowed or not theirs says so', async () => {
  const { page, leave } = await visit(browser);
  await signIn(page, 'employee', '/no/people/import');
  await heading(page, 'Du har ikke tilgang til «Importer ansatte»').waitFor();
  expect(await page.title()).toBe('Ingen tilgang – Samspill');
  await expectAccessible(page);
  await page.goto(`${product.address}/no/finnes-ikke`);
  await heading(page, 'Vi finner ikke denne siden').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Søk etter en person i stedet').fill('a');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/no/people?search=a');
  await page.goto(`${product.address}/no/people?companyId=4711`);
  await heading(page, 'Velg virksomhet').waitFor();
  await page.getByText('Adressen fører til en virksomhet du ikke hører til').waitFor();
  await expectAccessible(page);
  await leave();
});

/** A user with a verified address and two companies, neither of which they have opened yet. */
async function ofTwoCompanies(): Promise<Cookies> {
  const context = await signUpProved(browser, product.address);
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const name of ['Havgløtt AS', 'Solgløtt AS']) {
    const answer = await context.request.post(`${product.address}/api/companies/create`, { headers, data: registration({ name }) });
    expect(answer.status()).toBe(200);
  }
  const cookies = await context.storageState();
  await context.close();
  return cookies;
}

test('who belongs to several companies chooses once, by keyboard, and comes to where they were going', async () => {
  const storageState = await ofTwoCompanies();
  const first = await visit(browser, { storageState });
  await first.page.goto(`${product.address}/no/people?tab=inactive`);
  await heading(first.page, 'Velg virksomhet').waitFor();
  expect(pathOf(first.page)).toBe('/no/missing-company?reason=notChosen&returnTo=%2Fpeople%3Ftab%3Dinactive');
  await expectAccessible(first.page);
  await tabTo(first.page, /^Solgløtt AS$/);
  await first.page.keyboard.press('Enter');
  await heading(first.page, 'Ansatte').waitFor();
  expect(pathOf(first.page)).toBe('/no/people?tab=inactive');
  await first.page.getByRole('banner').getByRole('button', { name: 'Virksomhet: Solgløtt AS' }).waitFor();
  await first.leave();
  // The stored cookies name no company, like on another machine.
  const next = await visit(browser, { storageState });
  await next.page.goto(`${product.address}/no`);
  await heading(next.page, /^God (morgen|ettermiddag|kveld)/).waitFor();
  await next.page.getByRole('banner').getByRole('button', { name: 'Virksomhet: Solgløtt AS' }).waitFor();
  await next.leave();
});
