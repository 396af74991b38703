import type { Browser } from 'playwright-core';
import { languageOfLocale, intlLocale, type Locale } from '#kernel/contract/locale.ts';
import { visit } from './browser.ts';
import type { Cookies } from './sign-in.ts';

/** Somebody signs up and has not yet proved the address; answers the cookies that this leaves. */
export async function signUpAsNewcomer(browser: Browser, address: string, locale: Locale): Promise<Cookies> {
  const { page, leave } = await visit(browser, { locale: intlLocale[languageOfLocale[locale]] });
  await page.goto(`${address}/${locale}/redirect/signup`);
  const fields = { given: 'Sunniva', family: 'Grønli', email: `sunniva.${locale}@example.no`, password: 'fire grønne epler i kurven' };
  await page.locator('input[autocomplete=given-name]').fill(fields.given);
  await page.locator('input[autocomplete=family-name]').fill(fields.family);
  await page.locator('input[type=email]').fill(fields.email);
  await page.locator('input[type=password]').fill(fields.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login/verify-email**');
  const cookies = await page.context().storageState();
  await leave();
  return cookies;
}
