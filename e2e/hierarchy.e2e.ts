import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visit, type Visitor } from './support/browser.ts';
import { startJourney } from './support/journey.ts';
import { layoutFindings } from './support/layout.ts';
import { signInAs } from './support/sign-in.ts';

const { product, browser } = await startJourney();
let cookies: Awaited<ReturnType<typeof signInAs>>;
beforeAll(async () => {
  cookies = await signInAs(browser, product.address, 'systemadmin');
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const tree = (page: Page) => page.getByRole('tree', { name: 'Organisasjonskart' });
const cardOf = (page: Page, id: string) => page.locator(`[role=treeitem][data-person="${id}"]`);

interface Person {
  id: string;
  firstName: string;
  lastName: string;
  version: number;
  reportingToCompanyUserId: string | null;
}
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** Makes requests from inside the page, as its user. */
async function ask(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  return page.evaluate(
    async ([to, text]) => {
      const headers = { 'content-type': 'application/json', 'x-account': sessionStorage.getItem('samspill.company') ?? '' };
      const response = await fetch(`/api/${to}`, { method: 'POST', headers, body: text });
      return response.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

async function openChart(query = '&edit=true'): Promise<Visitor & { people: Person[] }> {
  const visitor = await visit(browser, { storageState: cookies });
  await visitor.page.goto(`${product.address}/no/access-control?tab=hierarchy${query}`);
  await tree(visitor.page).getByRole('treeitem').nth(5).waitFor({ timeout: 90_000 });
  const { people } = await ask(visitor.page, 'accesscontrol/get-company-hierarchy', {});
  // Typed by the contract of the answer.
  return { ...visitor, people: people as Person[] };
}

/** Shows the whole chart, with the teams of some people unfolded, in a window so large that its cards can be read; smaller ones are painted and cannot be dragged. */
async function showAll(page: Page, ...unfolded: Person[]): Promise<void> {
  for (const person of unfolded) await bringIntoView(page, person);
  await page.setViewportSize({ width: 2200, height: 1300 });
  await button(page, 'Vis alt').click();
}

/** Two managers with teams of employees only, and a person of the first team. */
function twoTeams(people: readonly Person[]): { from: Person; to: Person; somebody: Person; another: Person } {
  const teamOf = (id: string) => people.filter((person) => person.reportingToCompanyUserId === id);
  const leads = people.filter(({ id }) => teamOf(id).length > 2 && teamOf(id).every((one) => teamOf(one.id).length === 0));
  const [from, to] = leads;
  const [somebody, another] = teamOf(from?.id ?? '');
  if (!from || !to || !somebody || !another) throw new Error('The demo has no two such teams');
  return { from, to, somebody, another };
}

/** Waits for the chart's smooth scrolling, which takes long on a busy machine. */
async function untilStill(card: Locator): Promise<void> {
  let before = '';
  const isStill = async (): Promise<boolean> => {
    const now = JSON.stringify(await card.boundingBox());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isStill, { interval: 250 }).toBe(true);
}

async function bringIntoView(page: Page, person: Person): Promise<Locator> {
  await page.getByRole('combobox', { name: 'Finn en person' }).fill(nameOf(person));
  await page.getByRole('option', { name: nameOf(person) }).click();
  await untilStill(cardOf(page, person.id));
  return cardOf(page, person.id);
}

/** Drags one visible card onto another. */
async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('The cards are not in sight');
  await page.mouse.move(start.x + 20, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 40, start.y + start.height / 2, { steps: 3 });
  await page.mouse.move(end.x + 20, end.y + end.height / 2, { steps: 8 });
}

/** Drags a card and drops it on another before the browser has rendered anything, like on a slow machine. */
async function toss(from: Locator, to: Locator): Promise<void> {
  const end = await to.boundingBox();
  if (!end) throw new Error('The card is not in sight');
  await from.evaluate(
    (card, { x, y }) => {
      const { left, top } = card.getBoundingClientRect();
      const common = { bubbles: true, button: 0, pointerType: 'mouse', pointerId: 1 };
      card.dispatchEvent(new PointerEvent('pointerdown', { ...common, clientX: left + 20, clientY: top + 20 }));
      card.dispatchEvent(new PointerEvent('pointermove', { ...common, clientX: left + 40, clientY: top + 20 }));
      card.dispatchEvent(new PointerEvent('pointerup', { ...common, clientX: x, clientY: y }));
    },
    { x: end.x + 20, y: end.y + end.height / 2 },
  );
}

async function moveByKeyboard(page: Page, person: Person, manager: Person): Promise<void> {
  await bringIntoView(page, person);
  await cardOf(page, person.id).focus();
  await page.keyboard.press('Shift+M');
  await dialog(page)
    .getByRole('heading', { name: `Flytt ${nameOf(person)}` })
    .waitFor();
  await dialog(page).locator('[role=combobox]:focus').waitFor();
  await page.keyboard.type(nameOf(manager));
  await page.getByRole('option', { name: nameOf(manager) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await button(page, 'Flytt').click();
  await dialog(page).waitFor({ state: 'hidden' });
}

const managerOf = async (page: Page, id: string) => {
  const { people } = await ask(page, 'accesscontrol/get-company-hierarchy', {});
  // As above.
  return (people as Person[]).find((person) => person.id === id)?.reportingToCompanyUserId;
};

test('a department is rearranged by drag and by keyboard, read, saved and taken back', async () => {
  const { page, people, leave } = await openChart();
  const { from, to, somebody, another } = twoTeams(people);
  await showAll(page, somebody, to);
  await untilStill(cardOf(page, to.id));
  await carry(page, cardOf(page, somebody.id), cardOf(page, to.id));
  await page.getByText(`${nameOf(somebody)} får ${nameOf(to)} som leder`).waitFor();
  await page.mouse.up();
  await page.getByText('1 endring, ikke lagret', { exact: true }).waitFor();
  await moveByKeyboard(page, another, to);
  await page.getByText('2 endringer, ikke lagret', { exact: true }).waitFor();
  await expectAccessible(page);

  await button(page, 'Se endringene').click();
  for (const person of [somebody, another])
    await dialog(page)
      .getByText(`${nameOf(person)}: ${nameOf(from)} → ${nameOf(to)}`)
      .waitFor();
  await expectAccessible(page);
  await button(page, `Angre: ${nameOf(another)}`).click();
  await dialog(page)
    .getByText(`${nameOf(another)}: `)
    .waitFor({ state: 'hidden' });
  await dialog(page).getByRole('button', { name: 'Lukk' }).first().click();
  await button(page, 'Angre').click();
  await page.getByText('2 endringer, ikke lagret', { exact: true }).waitFor();

  await page.reload();
  await page.getByText('Dette er endringene dine fra før').waitFor();
  await button(page, 'Se endringene').click();
  await button(page, 'Lagre').click();
  // While hovered the toast stays open.
  await page.getByText('2 personer har fått ny leder').hover();
  expect(await managerOf(page, somebody.id)).toBe(to.id);
  await page.getByRole('region', { name: 'Meldinger' }).getByRole('button', { name: 'Angre' }).click();
  await page.getByText('Kartet er som før').waitFor();
  expect([await managerOf(page, somebody.id), await managerOf(page, another.id)]).toEqual([from.id, from.id]);
  await leave();
});

test('nobody is carried under their own team, a card falls where it is let go, and leaving asks first', async () => {
  const { page, people, leave } = await openChart();
  const { from, to, somebody } = twoTeams(people);
  await showAll(page, somebody, to);
  await untilStill(cardOf(page, somebody.id));
  await carry(page, cardOf(page, from.id), cardOf(page, somebody.id));
  await page.getByText(`${nameOf(somebody)} er i teamet til ${nameOf(from)} og kan ikke være leder for ${nameOf(from)}`).waitFor();
  await page.mouse.up();
  await page.getByText('Du redigerer kartet').waitFor();
  await toss(cardOf(page, somebody.id), cardOf(page, to.id));
  await page.getByText('1 endring, ikke lagret', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Roller' }).click();
  await dialog(page).getByRole('button', { name: 'Bli' }).click();
  await button(page, 'Tilbakestill').click();
  await dialog(page).getByRole('button', { name: 'Tilbakestill' }).click();
  await page.getByText('Du redigerer kartet').waitFor();
  await leave();
});

test('a manager deactivated in between is left out by name, and who was moved by another is asked about', async () => {
  const { page, people, leave } = await openChart();
  const { from, to, somebody, another } = twoTeams(people);
  const gone = people.find((person) => person.reportingToCompanyUserId === to.id);
  const third = people.filter((person) => person.reportingToCompanyUserId === from.id)[2];
  if (!gone || !third) throw new Error('The demo has no such people');
  await moveByKeyboard(page, somebody, gone);
  await moveByKeyboard(page, another, to);
  await moveByKeyboard(page, third, to);
  const other = await visit(browser, { storageState: cookies });
  await other.page.goto(`${product.address}/no/access-control`);
  await other.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await ask(other.page, 'companyusers/deactivate-company-user', { companyUserId: gone.id })).toMatchObject({ success: true });
  const moved = { companyUserId: third.id, reportingToCompanyUserId: null };
  expect(await ask(other.page, 'accesscontrol/set-hierarchy', { changes: [moved] })).toMatchObject({ saved: [third.id] });
  await other.leave();

  await button(page, 'Se endringene').click();
  await dialog(page).getByText('Endret i mellomtiden: har nå ingen leder').waitFor();
  await button(page, 'Lagre').click();
  await dialog(page).getByRole('radio', { name: 'Bruk deres: ingen' }).click();
  await button(page, 'Lagre det jeg valgte').click();
  await dialog(page).getByText('Ikke alt kunne lagres').waitFor();
  await dialog(page).getByText(nameOf(somebody)).waitFor();
  await expectAccessible(page);
  expect([await managerOf(page, another.id), await managerOf(page, third.id)]).toEqual([to.id, null]);
  await leave();
});

test('the tree is walked by keyboard, is the same as a table, and fits every screen', async () => {
  const { page, people, leave } = await openChart('');
  await expectAccessible(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-person') ?? '');
  await tree(page).locator('[tabindex="0"]').first().focus();
  const top = await focused();
  await page.keyboard.press('ArrowDown');
  const first = await focused();
  expect(first).not.toBe(top);
  // Whether it opens folded depends on what fits.
  const isFolded = (await page.locator('[role=treeitem]:focus[aria-expanded=false]').count()) > 0;
  const keys = [
    ['ArrowLeft', 'false'],
    ['ArrowRight', 'true'],
  ] as const;
  for (const [key, expanded] of isFolded ? keys.toReversed() : keys) {
    await page.keyboard.press(key);
    await page.locator(`[role=treeitem]:focus[aria-expanded=${expanded}]`).waitFor();
  }
  await page.keyboard.press('Home');
  expect(await focused()).toBe(top);
  expect(await layoutFindings(page)).toEqual([]);
  await page.goto(`${product.address}/no/access-control?tab=hierarchy&view=table`);
  await page.getByRole('row').nth(people.length).waitFor();
  await expectAccessible(page);
  expect(await layoutFindings(page)).toEqual([]);
  await leave();
});
