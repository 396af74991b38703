import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { languageOfLocale, intlLocale, type Locale } from '#kernel/contract/locale.ts';
import { visit } from './browser.ts';
import type { Cookies } from './sign-in.ts';

/** The code in the newest mail to a new user's address, from the demo's outbox. */
async function codeFor(request: APIRequestContext, address: string, email: string): Promise<string | undefined> {
  const outbox = await (await request.get(`${address}/outbox`)).text();
  return new RegExp(`${email.replaceAll('.', '[.]')}[\\s\\S]*?\\b(\\d{6})\\b`).exec(outbox)?.[1];
}

/** Signs up and verifies the address. */
export async function signUpProved(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ storageState: await signUpAsNewcomer(browser, address, 'no') });
  const { request } = context;
  const code = await codeFor(request, address, newcomer('no'));
  const answer = await request.post(`${address}/api/users/verify-email`, { headers: { 'sec-fetch-site': 'same-origin' }, data: { code } });
  if (!answer.ok()) throw new Error(`The address could not be proved: ${await answer.text()}`);
  return context;
}

/** The address of a new user by language. */
export const newcomer = (locale: Locale): string => `sunniva.${locale}@example.no`;

/** Signs up without verifying the address; returns the resulting cookies. */
export async function signUpAsNewcomer(browser: Browser, address: string, locale: Locale): Promise<Cookies> {
  const { page, leave } = await visit(browser, { locale: intlLocale[languageOfLocale[locale]] });
  await page.goto(`${address}/${locale}/redirect/signup`);
  const fields = { given: 'Sunniva', family: 'Grønli', email: newcomer(locale), password: 'fire grønne epler i kurven' };
  await page.locator('input[autocomplete=given-name]').fill(fields.given);
  await page.locator('input[autocomplete=family-name]').fill(fields.family);
  await page.locator('input[inputmode=email]').fill(fields.email);
  await page.locator('input[type=password]').fill(fields.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login/verify-email**');
  const cookies = await page.context().storageState();
  await leave();
  return cookies;
}
