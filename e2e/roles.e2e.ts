import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { visit } from './support/browser.ts';
import { requireLightHome } from './support/home-weight.ts';
import { startJourney } from './support/journey.ts';
import { listenFor, untilQuiet } from './support/quiet.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

/** The items of a top-bar menu; empty when the user has no such menu. */
async function menuOf(page: Page, name: RegExp): Promise<string[]> {
  const button = page.getByRole('banner').getByRole('button', { name });
  if ((await button.count()) === 0) return [];
  await button.click();
  const items = page.getByRole('menu').locator('[role^=menuitem]');
  await items.first().waitFor();
  const names = await items.allTextContents();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  return names;
}

/** The accessible names of some links. */
async function namesOf(page: Page, links: string): Promise<string[]> {
  const found = await page.locator(links).all();
  return Promise.all(found.map(async (link) => (await link.getAttribute('aria-label')) ?? (await link.innerText()).split('\n')[0] ?? ''));
}

/** All links available to the user after signing in. */
async function waysOf(part: string): Promise<string> {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, part) });
  listenFor(page);
  await page.goto(`${product.address}/no`);
  await page.locator('main h1').waitFor();
  await untilQuiet(page);
  const ways = {
    at: [new URL(page.url()).pathname],
    left: await namesOf(page, 'nav[aria-label=Hovedmeny] a:visible'),
    tiles: await namesOf(page, 'main section[aria-label=Snarveier] a'),
    company: await menuOf(page, /^Virksomhet/),
    user: await menuOf(page, /^Din meny/),
  };
  await leave();
  const lines = Object.entries(ways).map(([name, words]) => `  ${name.padEnd(8)} ${words.join(' · ') || '–'}`);
  return [part, ...lines].join('\n');
}

// All in one snapshot: a new entry shows up for each role that has it. `vitest -u` rewrites it.
test('each role, and somebody pending or inactive, gets exactly their own menus', async () => {
  const seen: string[] = [];
  for (const part of [...roleKeys, 'pending', 'inactive']) seen.push(await waysOf(part));
  expect(seen.join('\n\n')).toMatchInlineSnapshot(`
    "systemadmin
      at       /no
      left     Ansatte · Felles dokumenter · Ferie og fravær · Mine oppgaver · Arbeidsavtaler · Onboarding og offboarding · Tekstmeldinger · Lotteri · Digital signering · Personvern · Avtaler · Virksomhet · Tilgangsstyring · Innstillinger · Varslingsregler · Integrasjoner · Logg · API-nøkler
      tiles    Min profil · Ansatte · Inviter · Arbeidsavtaler · Avtaler · Digital signering · Felles dokumenter · Tekstmeldinger · Ferie og fravær · Personvern · Tilgangsstyring
      company  Virksomhet · Tilgangsstyring · Innstillinger · Varslingsregler · Integrasjoner · Logg · API-nøkler · Blåskjell Sjømat AS · Lysning Rådgivning AS · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    hradmin
      at       /no
      left     Ansatte · Felles dokumenter · Ferie og fravær · Mine oppgaver · Arbeidsavtaler · Onboarding og offboarding · Tekstmeldinger · Lotteri · Digital signering · Personvern · Avtaler · Virksomhet · Tilgangsstyring · Varslingsregler · Integrasjoner · Logg
      tiles    Min profil · Ansatte · Inviter · Arbeidsavtaler · Avtaler · Digital signering · Felles dokumenter · Tekstmeldinger · Ferie og fravær · Personvern · Tilgangsstyring
      company  Virksomhet · Tilgangsstyring · Varslingsregler · Integrasjoner · Logg · Blåskjell Sjømat AS · Lysning Rådgivning AS · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    officeadmin
      at       /no
      left     Ansatte · Felles dokumenter · Ferie og fravær · Mine oppgaver · Onboarding og offboarding · Tekstmeldinger · Lotteri · Digital signering · Avtaler · Virksomhet · Innstillinger
      tiles    Min profil · Ansatte · Avtaler · Digital signering · Felles dokumenter · Tekstmeldinger · Ferie og fravær
      company  Virksomhet · Innstillinger · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    manager
      at       /no
      left     Ansatte · Felles dokumenter · Ferie og fravær · Mine oppgaver · Arbeidsavtaler · Onboarding og offboarding · Tekstmeldinger · Lotteri · Digital signering · Avtaler · Virksomhet · Tilgangsstyring
      tiles    Min profil · Ansatte · Arbeidsavtaler · Avtaler · Digital signering · Felles dokumenter · Tekstmeldinger · Ferie og fravær · Tilgangsstyring
      company  Virksomhet · Tilgangsstyring · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    employee
      at       /no
      left     Ansatte · Felles dokumenter · Ferie og fravær · Mine oppgaver · Arbeidsavtaler · Onboarding og offboarding · Digital signering · Virksomhet
      tiles    Min profil · Ansatte · Arbeidsavtaler · Digital signering · Felles dokumenter · Ferie og fravær
      company  Virksomhet · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    accountant
      at       /no
      left     Ansatte · Felles dokumenter · Fraværsoversikt · Digital signering · Avtaler · Virksomhet · Integrasjoner
      tiles    Ansatte · Avtaler · Digital signering · Felles dokumenter
      company  Virksomhet · Integrasjoner · Blåskjell Sjømat AS · Lysning Rådgivning AS · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    boardmember
      at       /no
      left     Felles dokumenter · Digital signering · Avtaler · Virksomhet
      tiles    Avtaler · Digital signering · Felles dokumenter
      company  Virksomhet · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    gdpr
      at       /no
      left     Felles dokumenter · Digital signering · Personvern · Virksomhet
      tiles    Digital signering · Felles dokumenter · Personvern
      company  Virksomhet · Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    pending
      at       /no
      left     –
      tiles    –
      company  Legg til virksomhet
      user     Min profil · Mine innstillinger · Tilbakestill passord · Logg ut

    inactive
      at       /no/inactive
      left     –
      tiles    –
      company  Legg til virksomhet
      user     Min profil · Logg ut"
  `);
});

// The roles with the largest home pages.
test.each(['systemadmin', 'manager'])('home of %s loads no more JavaScript than its budget', async (part) => {
  await requireLightHome(browser, `${product.address}/no/login`, addressOf(part));
});
