import type { Browser, Page } from 'playwright-core';
import { addressOf } from '#app/server/demo/cast.ts';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import type { Locale } from '#kernel/contract/locale.ts';
import { visit } from './browser.ts';

export type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Fills in the sign-in form that is open, in whichever language, and waits until the app is back. */
export async function passSignIn(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !/^\/(identity|callback|api)/.test(url.pathname));
}

/** Signs somebody of the demo in, and answers the cookies that this leaves. */
export async function signInAs(browser: Browser, address: string, part: string, locale: Locale = 'no'): Promise<Cookies> {
  const { page, leave } = await visit(browser, { locale: locale === 'no' ? 'nb-NO' : 'en-GB' });
  await page.goto(`${address}/${locale}/login`);
  await passSignIn(page, addressOf(part));
  const cookies = await page.context().storageState();
  await leave();
  return cookies;
}
