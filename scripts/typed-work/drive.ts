import type { Locator, Page } from 'playwright-core';
import { untilQuiet } from '../../e2e/support/quiet.ts';
import type { Opening } from './forms.ts';

/** What a form holds: each field by its label and place. */
type Held = ReadonlyMap<string, string>;

/** A form that was typed in. */
export interface Typed {
  before: Held;
  held: Held;
  isOver: boolean;
}

const question = 'Lukke uten å lagre?';
const dialogs = (page: Page): Locator => page.getByRole('dialog').filter({ hasNot: page.getByRole('heading', { name: question }) });
const longest = 6_000;

/** Where the form is: the dialog over the page, or the page. */
async function scopeOf(page: Page): Promise<Locator> {
  return (await dialogs(page).count()) > 0 ? dialogs(page).last() : page.getByRole('main');
}

/** Goes to the address, and presses what opens the form. */
export async function openForm(page: Page, address: string, { open = [] }: Opening): Promise<Locator> {
  await page.goto(address);
  await untilQuiet(page).catch(() => undefined);
  return pressAll(page, open);
}

/** Opens a form again after its page was loaded anew; what the address opens by itself is not pressed again. */
async function reopen(page: Page, { open = [] }: Opening): Promise<Locator> {
  await untilQuiet(page).catch(() => undefined);
  for (const name of open) {
    const isOver = (await dialogs(page).count()) > 0;
    const found = byName(isOver ? dialogs(page).last() : page, name);
    const isThere = await appears(found, 1_500);
    if (isThere) await press(page, found);
  }
  return scopeOf(page);
}

async function pressAll(page: Page, names: readonly (string | RegExp)[]): Promise<Locator> {
  for (const name of names) await press(page, byName(page, name));
  const scope = await scopeOf(page);
  await scope.locator(fields).first().waitFor({ state: 'attached', timeout: longest });
  return scope;
}

/** Presses a button, and waits for what it opens, which may have to be loaded. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.click({ timeout: longest });
  await untilQuiet(page).catch(() => undefined);
  await appears(page.getByRole('dialog').or(page.getByRole('menu')).first(), 1_000);
  await untilQuiet(page).catch(() => undefined);
}

const appears = (wanted: Locator, within: number): Promise<boolean> =>
  wanted.waitFor({ timeout: within }).then(
    () => true,
    () => false,
  );

/** A button, link or choice by its name; `…` stands for the rest of it. */
function byName(within: Page | Locator, name: string | RegExp): Locator {
  const wanted =
    typeof name === 'string' && name.endsWith(' …') && !/^(?:Flere|Flytt til)/.test(name)
      ? new RegExp(`^${RegExp.escape(name.slice(0, -2))}`)
      : name;
  const roles = ['button', 'menuitem', 'link', 'tab', 'checkbox', 'radio', 'treeitem'] as const;
  return roles
    .map((role) => within.getByRole(role, { name: wanted, exact: true }))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first();
}

const fields = 'input:not([type=hidden]):not([type=file]):not([type=search]), textarea, select, [contenteditable=true], button[role=radio]';

/** What stands in each field of the form. */
async function heldBy(scope: Locator): Promise<Held> {
  // A list keeps what is chosen in a hidden field.
  const found = await scope.locator(`${fields}, input[type=hidden]`).evaluateAll((held) =>
    held.map((field, place): [string, string] => {
      const input = field instanceof HTMLInputElement ? field : undefined;
      const isChoice = input?.type === 'checkbox' || input?.type === 'radio';
      const label =
        (input ?? (field instanceof HTMLTextAreaElement ? field : undefined))?.labels?.[0]?.textContent ?? field.getAttribute('aria-label');
      const value = 'value' in field && typeof field.value === 'string' ? field.value : (field.textContent ?? '');
      return [`${place} ${label ?? ''}`, isChoice ? String(input?.checked) : (field.getAttribute('aria-checked') ?? value)];
    }),
  );
  return new Map(found);
}

/** Types in the first fields of a form, or chooses where nothing can be typed. */
export async function typeIn(page: Page): Promise<Typed> {
  const scope = await scopeOf(page);
  await discardDrafts(scope);
  const before = await heldBy(scope);
  const texts = scope.locator(
    'input:is([type=text], [type=tel], [type=email], [type=url], :not([type])):not([role=combobox]):not([readonly]):not([disabled]), textarea:not([readonly]):not([disabled]), [contenteditable=true]',
  );
  const many = Math.min(await texts.count(), 3);
  for (let place = 0; place < many; place += 1) await typeText(texts.nth(place));
  if (many === 0) await choose(page, scope);
  // A list of proposals is closed, and what is typed becomes a value.
  await page.keyboard.press('Tab');
  await page.waitForTimeout(150);
  const held = await heldBy(scope);
  if (changedIn(before, held).length === 0) throw new Error('nothing could be typed');
  return { before, held, isOver: (await dialogs(page).count()) > 0 };
}

async function typeText(field: Locator): Promise<void> {
  if (!(await field.isVisible())) return;
  const hint = (await field.getAttribute('placeholder')) ?? '';
  const words = /^dd[./]mm/.test(hint)
    ? ['03.03.2027']
    : /^(tt|hh):mm/.test(hint)
      ? ['09:41']
      : ['Prøveord', '7', '900 00 000', '04.03.2027'];
  const former = await field.evaluate((one) =>
    one instanceof HTMLElement && 'value' in one ? String(one.value) : (one.textContent ?? ''),
  );
  for (const word of words) {
    await field.fill(word, { timeout: longest });
    const now = await field.evaluate((one) => (one instanceof HTMLElement && 'value' in one ? String(one.value) : (one.textContent ?? '')));
    if (now !== '' && now !== former) return;
  }
}

/** Another choice of the form's first field that has one. */
async function choose(page: Page, scope: Locator): Promise<void> {
  const choices = scope.locator(
    'input:is([type=checkbox], [type=radio]:not(:checked)):not([disabled]), button[role=radio][aria-checked=false]',
  );
  const lists = scope.locator('input[role=combobox]:not([disabled])');
  const native = scope.locator('select:not([disabled])');
  if ((await native.count()) > 0) await native.first().selectOption({ index: 1 }, { timeout: longest });
  else if ((await lists.count()) > 0) {
    await lists.first().click({ timeout: longest });
    await page.getByRole('option').filter({ visible: true }).first().waitFor({ timeout: longest });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else if ((await choices.count()) > 0) await choices.last().click({ force: true, timeout: longest });
}

async function discardDrafts(scope: Locator): Promise<void> {
  const offers = scope.getByRole('button', { name: 'Hent tilbake', exact: true });
  while ((await offers.count()) > 0) {
    await scope.getByRole('button', { name: 'Forkast', exact: true }).first().click({ timeout: longest });
    await scope.page().waitForTimeout(100);
  }
}

const changedIn = (before: Held, held: Held): string[] => [...held].flatMap(([key, value]) => (before.get(key) === value ? [] : key));

/** What was typed and is not there. */
async function missing(page: Page, { before, held }: Typed, unkept: readonly string[] = []): Promise<string[]> {
  const typed = changedIn(before, held).filter((key) => !unkept.some((label) => key.includes(label)));
  const look = async (): Promise<string[]> => {
    const now = await heldBy(await scopeOf(page));
    return typed.filter((key) => now.get(key) !== held.get(key)).map((key) => `${key.replace(/^\d+ /, '')}: ${now.get(key) ?? 'gone'}`);
  };
  for (const end = Date.now() + 2_000; Date.now() < end; await page.waitForTimeout(150)) if ((await look()).length === 0) return [];
  return look();
}

export type Trial = 'Esc' | 'X' | 'link' | 'offline' | 'reload' | 'close';

/** Esc asks before a form over the page is closed, and what is typed stays. */
async function pressesEscape(page: Page, typed: Typed): Promise<string[]> {
  await page.keyboard.press('Escape');
  return staysAsked(page, typed);
}

async function pressesX(page: Page, typed: Typed): Promise<string[]> {
  await dialogs(page).last().getByRole('button', { name: 'Lukk', exact: true }).first().click({ timeout: longest });
  return staysAsked(page, typed);
}

async function staysAsked(page: Page, typed: Typed): Promise<string[]> {
  const stay = page.getByRole('button', { name: 'Fortsett å redigere', exact: true });
  if (!(await appears(stay, longest))) return ['nothing was asked'];
  await stay.click();
  await stay.waitFor({ state: 'detached', timeout: longest });
  return missing(page, typed);
}

/** A link to another page asks before a form of the page is left. */
async function followsLink(page: Page, typed: Typed, { savesItself }: Opening): Promise<string[]> {
  if (savesItself) return [];
  const link = page.getByRole('navigation').getByRole('link').filter({ visible: true });
  await link.first().click({ timeout: longest });
  const stay = page.getByRole('button', { name: 'Bli her', exact: true });
  if (!(await appears(stay, longest))) return ['nothing was asked'];
  await stay.click();
  await stay.waitFor({ state: 'detached', timeout: longest });
  return missing(page, typed);
}

/** Without a connection nothing is sent; when it is back, what is typed is still there. */
async function losesConnection(page: Page, typed: Typed): Promise<string[]> {
  const scope = await scopeOf(page);
  const send = scope.locator('button[type=submit]:not([disabled])').last();
  await page.context().setOffline(true);
  try {
    await page.waitForTimeout(300);
    if ((await send.count()) > 0) await send.click({ timeout: longest }).catch(() => undefined);
    await page.waitForTimeout(500);
  } finally {
    await page.context().setOffline(false);
  }
  await page.waitForTimeout(1_000);
  await untilQuiet(page).catch(() => undefined);
  return missing(page, typed);
}

async function reloads(page: Page, typed: Typed, opening: Opening): Promise<string[]> {
  await page.reload();
  return isBack(page, typed, opening);
}

/** What is typed is offered and comes back, or is kept nowhere at all. */
export async function isBack(page: Page, typed: Typed, opening: Opening): Promise<string[]> {
  const scope = await reopen(page, opening);
  const offers = scope.getByRole('button', { name: 'Hent tilbake', exact: true });
  if (!opening.savesItself)
    await offers
      .first()
      .waitFor({ timeout: opening.keepsNothing ? 500 : longest })
      .catch(() => undefined);
  while ((await offers.count()) > 0) {
    await offers.first().click({ timeout: longest });
    await page.waitForTimeout(150);
  }
  const gone = await missing(page, typed, opening.unkept);
  if (!opening.keepsNothing) return gone;
  return gone.length === 0 ? ['it is kept, though nothing of it may be'] : [];
}

/** All that is tried with a form that was typed in; each answers what is wrong. */
export async function tryForm(page: Page, typed: Typed, opening: Opening): Promise<[Trial, string[]][]> {
  const over: [Trial, () => Promise<string[]>][] = [
    ['Esc', () => pressesEscape(page, typed)],
    ['X', () => pressesX(page, typed)],
  ];
  const within: [Trial, () => Promise<string[]>][] = [['link', () => followsLink(page, typed, opening)]];
  const trials: [Trial, () => Promise<string[]>][] = [
    ...(typed.isOver ? over : within),
    ['offline', () => losesConnection(page, typed)],
    ['reload', () => reloads(page, typed, opening)],
  ];
  const results: [Trial, string[]][] = [];
  for (const [trial, run] of trials) results.push([trial, await run().catch((error: unknown) => [firstLine(error)])]);
  return results;
}

export const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
