import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const block = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const rows = (page: Page) => page.getByRole('list', { name: 'Deler av forsiden' }).getByRole('listitem');
const homeOf = (page: Page) => page.goto(`${product.address}/no`);

/** Waits until the live connection is registered. */
async function listening(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('isSame'));
}

async function orderOf(page: Page): Promise<string[]> {
  await rows(page).first().waitFor();
  return (await rows(page).allInnerTexts()).map((text) => text.trim());
}

/** By the keyboard: the list announces that the row can be moved, and listens for its keys by a timer of no time. */
async function lift(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Space');
  await page.getByText(`«${name}» er nå på plass`).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
}

/** By mouse, from the handle of one row to the place of another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const handle = rows(page).nth(from).getByRole('button').first();
  const [start, end] = await Promise.all([handle.boundingBox(), rows(page).nth(to).boundingBox()]);
  if (!start || !end) throw new Error('the rows are not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

test('home stays as it was arranged by mouse, keyboard and buttons, also in another tab', async () => {
  const storageState = await signInAs(browser, product.address, 'hradmin');
  const { page, leave } = await visit(browser, { storageState });
  // A separate window, because the browser throttles rendering of hidden tabs.
  const beside = await visit(browser, { storageState });
  const other = beside.page;
  const otherHears = listening(other);
  await homeOf(other);
  await block(other, 'Nytt i Samspill').waitFor();
  await otherHears;
  await homeOf(page);
  await button(page, 'Tilpass forsiden').click();
  const [first = '', second = '', third = '', ...rest] = await orderOf(page);
  await expectAccessible(page);

  await button(page, `Flytt «${first}» ned`).click();
  await expect.poll(() => orderOf(page)).toEqual([second, first, third, ...rest]);
  await button(page, `Flytt «${third}»`).focus();
  await lift(page, third);
  await page.keyboard.press('ArrowUp');
  await page.getByText(`«${third}» er nå på plass 2`).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expect.poll(() => orderOf(page)).toEqual([second, third, first, ...rest]);
  await drag(page, 0, 2);
  await expect.poll(() => orderOf(page)).toEqual([third, first, second, ...rest]);
  await page.getByRole('switch', { name: 'Nytt i Samspill' }).uncheck();
  await page.getByText('Lagret', { exact: true }).waitFor();

  await block(other, 'Nytt i Samspill').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => orderOf(page)).toEqual([third, first, second, ...rest]);
  expect(await page.getByRole('switch', { name: 'Nytt i Samspill' }).isChecked()).toBe(false);
  await Promise.all([leave(), beside.leave()]);
});

test('an arrangement that could not be saved is kept on the device and saved later', async () => {
  const storageState = await signInAs(browser, product.address, 'officeadmin');
  const { page, leave } = await visit(browser, { storageState });
  await page.route('**/api/dashboard/widgets/update', (route) => route.fulfill({ status: 500, json: { success: false, errorCodes: {} } }));
  await homeOf(page);
  await button(page, 'Tilpass forsiden').click();
  await page.getByRole('switch', { name: 'Nytt i Samspill' }).uncheck();
  await page.getByText(/tar vare på valget på denne enheten/).waitFor();
  await page.unroute('**/api/dashboard/widgets/update');
  const saved = page.waitForResponse((response) => response.url().endsWith('/dashboard/widgets/update') && response.ok());
  await page.reload();
  await saved;
  await expect.poll(() => page.getByRole('switch', { name: 'Nytt i Samspill' }).isChecked()).toBe(false);
  await leave((complaint) => complaint.includes('500'));
});

test('recent activity tells at once what was done, and what is hidden stays hidden', async () => {
  const storageState = await signInAs(browser, product.address, 'systemadmin');
  const { page, leave } = await visit(browser, { storageState });
  const hears = listening(page);
  await homeOf(page);
  await hears;
  await page.evaluate(async () => {
    const company = sessionStorage.getItem('samspill.company') ?? '';
    const headers = { 'content-type': 'application/json', 'x-account': company, 'idempotency-key': crypto.randomUUID() };
    const body = JSON.stringify({ companyId: Number(company), firstName: 'Torbjørg', lastName: 'Prøve' });
    const answer = await fetch('/api/companyusers/create-company-user', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  });
  const activity = block(page, 'Siste aktivitet');
  await activity.getByText('Du la til Torbjørg Prøve').waitFor();
  await expectAccessible(page);
  await button(page, 'Skjul: Du la til Torbjørg Prøve').click();
  await page.getByText('Linjen er skjult').waitFor();
  await activity.getByText('Du la til Torbjørg Prøve').waitFor({ state: 'detached' });
  await page.reload();
  await activity.waitFor();
  await activity.getByText('Det har ikke skjedd noe i det siste.').or(activity.getByRole('listitem').first()).waitFor();
  expect(await activity.getByText('Du la til Torbjørg Prøve').count()).toBe(0);
  await leave();
});
