import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addressOf } from '#app/server/demo/demo-people.ts';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startOwnProcess } from './support/journey.ts';
import { runJob } from './support/run-job.ts';
import { demoCaller, signInAs } from './support/sign-in.ts';

// Only the employee reports to the office admin here, and the new rule is the only one that sends notifications.
const [maker, receiver, celebrant] = ['systemadmin', 'officeadmin', 'employee'] as const;
const rule = 'Kake om tre dager';

const { product, browser } = await startOwnProcess('demoWithoutAbsences');
let birthday: Birthday;
beforeAll(async () => {
  birthday = await plan();
});

interface Birthday {
  who: string;
  day: string;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name, { exact: true });
const title = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Tittel', exact: true });
/** Noon a number of days before the birthday: the company's day has started. */
const noonBefore = (days: number) => new Date(Date.parse(`${birthday.day}T12:00:00Z`) - days * 86_400_000);

/** Sets the office admin as the employee's manager, and a birthday a week from now. */
async function plan(): Promise<Birthday> {
  const idOf = async (part: string) => (await demoCaller(product.address, part)).user.companyUserId;
  const admin = await demoCaller(product.address, maker);
  const headers = { 'x-account': '1' };
  const address = `${product.address}/api/companyusers`;
  const asked = await admin.request(`${address}/company-user?companyUserEncrId=${await idOf(celebrant)}`, { headers });
  const { companyUser } = await read<{ companyUser: { id: string; version: number; firstName: string; lastName: string } }>(asked);
  const { id, version, firstName, lastName } = companyUser;
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const json = { id, version, companyId: 1, birthday: `1988${day.slice(4)}`, reportingToCompanyUserId: await idOf(receiver) };
  await read(await admin.request(`${address}/update-company-user`, { method: 'PUT', json, headers }));
  return { who: `${firstName} ${lastName}`, day };
}

async function read<Body>(response: Response): Promise<Body> {
  expect(response.ok, `${response.url} answered ${response.status}`).toBe(true);
  // Typed by the contract of the answer.
  return (await response.json()) as Body;
}

async function makeRule(): Promise<void> {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, maker) });
  await page.goto(`${product.address}/no/organisation/notification-rules`);
  await button(page, 'Legg til regel om Bursdag').click();
  await title(page).fill(rule);
  await field(page, 'Før').check();
  await field(page, 'Dager').fill('3');
  await field(page, 'Personens nærmeste leder').check();
  await field(page, 'I Samspill').check();
  await field(page, 'E-post').check();
  await page.getByText('Bursdag: varsler personens nærmeste leder i Samspill og på e-post 3 dager før.').waitFor();
  await expectAccessible(page);
  await button(page, 'Lagre').click();
  await page.getByRole('rowgroup', { name: 'Bursdag', exact: true }).getByText(rule).waitFor();
  await leave();
}

/** The receiver uses English, and has no unseen notifications. */
async function chooseEnglish(): Promise<void> {
  const { page, leave } = await visit(browser, { storageState: await signInAs(browser, product.address, receiver) });
  await page.goto(`${product.address}/no/my-settings`);
  const kept = page.waitForResponse(/update-user-language/);
  await page.getByRole('radio', { name: 'English' }).click();
  await kept;
  await page.waitForURL('**/en-gb/my-settings**');
  await button(page, 'Notifications').waitFor();
  await leave();
}

/** Runs the product at noon of a day after its daily evaluation; opens the receiver's home page in a browser with the same clock. */
async function homeOn(day: Date): Promise<Visitor> {
  await product.restart(day);
  await runJob(product, 'notifications.evaluate');
  const storageState = await signInAs(browser, product.address, receiver, 'en-gb');
  const visitor = await visit(browser, { storageState, locale: 'en-GB', fresh: true });
  await visitor.page.clock.setFixedTime(day);
  await visitor.page.goto(`${product.address}/en-gb`);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** The mails about this birthday, to any recipient, from the demo's outbox. */
async function mails(): Promise<string[]> {
  const outbox = await (await fetch(`${product.address}/outbox`)).text();
  return outbox.split('<article>').filter((article) => article.includes(rule) && article.includes(birthday.who));
}

test('a birthday is told three days before, once, by bell and mail, in the language of who is told', async () => {
  await makeRule();
  await chooseEnglish();
  const { page, leave } = await homeOn(noonBefore(3));
  await button(page, 'Notifications, 1 new').click();
  const sentence = `${birthday.who} has a birthday in 3 days`;
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail = ''] = await mails();
  expect(mail).toContain(`<p>${addressOf(receiver)} ·`);
  expect(mail).toContain(`<h2>${sentence}`);
  expect(mail).toMatch(/Open in Samspill:\s.*\/en-gb\/people"/);
  expect(mail).toContain(`You get this e-mail because of the rule “${rule}” at `);
  const bell = page.getByRole('dialog', { name: 'Notifications' });
  await bell.getByRole('link', { name: sentence }).waitFor();
  await expectAccessible(page);
  await bell.getByRole('link', { name: sentence }).click();
  // Birthday notifications link to the people (notifications.32).
  await page.waitForURL('**/en-gb/people');
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  await leave();

  const next = await homeOn(noonBefore(2));
  await button(next.page, 'Notifications').click();
  const told = next.page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await told.getByText(`${birthday.who} has a birthday in 2 days`).waitFor();
  expect(await told.count()).toBe(1);
  expect(await mails()).toHaveLength(1);
  await next.leave();
});
