import type { Browser } from 'playwright-core';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { demoPassword } from '#app/server/demo/make-demo.ts';
import { registration } from '#features/company/testing/registration.ts';
import { signUpAsNewcomer, signUpProved } from '../../e2e/support/sign-up.ts';
import { signIn } from '../look/visits.ts';

export type Cookies = Awaited<ReturnType<typeof signIn>>;

/** Signs in as whoever opens a form: a demo user; `newcomer`, whose address is not proved; `founder`, whose company is just registered; or `nobody`. */
export async function cookiesOf(browser: Browser, address: string, name: string): Promise<Cookies> {
  if (name === 'nobody') return { cookies: [], origins: [] };
  if (name === 'newcomer') return signUpAsNewcomer(browser, address, 'en-gb');
  if (name === 'founder') return founded(browser, address);
  return signIn(browser, address, { email: addressOf(name), password: demoPassword });
}

async function founded(browser: Browser, address: string): Promise<Cookies> {
  const context = await signUpProved(browser, address);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await context.request.post(`${address}/api/companies/create`, { headers, data: registration() });
  if (!answer.ok()) throw new Error(`No company was registered: ${await answer.text()}`);
  const cookies = await context.storageState();
  await context.close();
  return cookies;
}
