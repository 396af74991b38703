import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import type { Locale } from '#kernel/contract/locale.ts';
import { hiddenFields, signInWithPassword, type Browserless } from '#identity/testing/browserless.ts';

export type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Fills in the sign-in form that is open, in whichever language, and waits until the app is back. */
export async function passSignIn(page: Page, email: string): Promise<void> {
  await page.locator('input[inputmode=email]').fill(email);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !/^\/(identity|callback|api)/.test(url.pathname));
}

/** Signs a demo user in without opening a page, which would take seconds each time, and returns the resulting cookies. */
export async function signInAs(browser: Browser, address: string, part: string, locale: Locale = 'no'): Promise<Cookies> {
  const context = await browser.newContext();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { request } = context;
  const form = await request.get(`${address}/api/authentication/login?returnTo=${encodeURIComponent(`/${locale}`)}&language=${locale}`);
  const fields = { ...hiddenFields(await form.text()), email: addressOf(part), password: demoPassword };
  const end = await request.post(form.url(), { headers, form: fields });
  if (!end.url().startsWith(`${address}/callback?`)) throw new Error(`${part} could not sign in: ${end.status()} at ${end.url()}`);
  const taken = await request.post(`${address}/api/authentication/auth-token?callbackUrl=${encodeURIComponent(end.url())}`, { headers });
  if (!taken.ok()) throw new Error(`${part} could not sign in: ${await taken.text()}`);
  // On a first visit the account's language is used, whatever the address says.
  await request.get(`${address}/${locale}`);
  await chooseFirstCompany(request, address, headers);
  const cookies = await request.storageState();
  await context.close();
  return cookies;
}

/** Opens the first of a user's several companies, whatever other users of the same journey have opened. */
async function chooseFirstCompany(request: APIRequestContext, address: string, headers: Record<string, string>): Promise<void> {
  const { user } = (await (await request.get(`${address}/api/users/current-user`)).json()) as { user: { companies: { key: number }[] } };
  const [first, ...others] = user.companies;
  if (first && others.length > 0)
    await request.post(`${address}/api/authentication/set-account`, { headers, data: { companyId: first.key } });
}

interface DemoUser {
  companyId: number;
  companyUserId: string;
  firstName: string;
  lastName: string;
}

/** Signs a demo user in outside the browser of the journey: who they are, and a function that sends requests as them. */
export async function demoCaller(address: string, part: string): Promise<{ user: DemoUser; request: Browserless['request'] }> {
  const { request } = await signInWithPassword(address, addressOf(part), demoPassword);
  const answer = await request(`${address}/api/users/current-user`);
  // Typed by the contract of the answer.
  const { user } = (await answer.json()) as { user: DemoUser };
  return { user, request };
}
