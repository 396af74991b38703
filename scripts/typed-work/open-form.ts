import type { Locator, Page } from 'playwright-core';
import { untilQuiet } from '../../e2e/support/quiet.ts';
import type { Opening } from './forms.ts';

/** How long something may take to appear, in milliseconds. */
export const longest = 10_000;

const question = 'Lukke uten å lagre?';

/** The dialogs and drawers over the page, without the question whether one is closed. */
export const dialogs = (page: Page): Locator => page.getByRole('dialog').filter({ hasNot: page.getByRole('heading', { name: question }) });

export const isOverPage = async (page: Page): Promise<boolean> => (await dialogs(page).count()) > 0;

/** What a form is typed or chosen in. */
export const fields =
  'input:not([type=hidden]):not([type=file]):not([type=search]), textarea, select, [contenteditable=true], button[role=radio]';

/** Where the form is: the dialog over the page, or the page. */
export async function scopeOf(page: Page): Promise<Locator> {
  return (await isOverPage(page)) ? dialogs(page).last() : page.getByRole('main');
}

/** Goes to the address, and presses what opens the form. */
export async function openForm(page: Page, address: string, { open = [] }: Opening): Promise<void> {
  await page.goto(address);
  await untilQuiet(page).catch(() => undefined);
  for (const name of open) await press(page, await buttonNamed(page, name));
  await (await scopeOf(page)).locator(fields).first().waitFor({ state: 'attached', timeout: longest });
}

/** Opens a form again after its page was loaded anew; what the address opens by itself is not pressed again. */
export async function reopenForm(page: Page, { open = [] }: Opening): Promise<Locator> {
  await untilQuiet(page).catch(() => undefined);
  for (const name of open) {
    const button = (await buttonNamed(page, name)).and(page.locator(':not([type=submit])'));
    const isThere = await appears(button, (await isOverPage(page)) ? 1_000 : 4_000);
    if (isThere) await press(page, button);
  }
  return scopeOf(page);
}

/** Presses a button, and waits for what it opens, which may have to be loaded. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.click({ timeout: longest });
  await untilQuiet(page).catch(() => undefined);
  await appears(page.getByRole('dialog').or(page.getByRole('menu')).first(), 1_000);
  await untilQuiet(page).catch(() => undefined);
}

export const appears = (wanted: Locator, within: number): Promise<boolean> =>
  wanted.waitFor({ timeout: within }).then(
    () => true,
    () => false,
  );

/** What is pressed stands in the dialog that is open, or in the menu over it. */
async function buttonNamed(page: Page, name: string | RegExp): Promise<Locator> {
  const isOver = await isOverPage(page);
  const within = isOver ? [dialogs(page).last(), page.getByRole('menu')] : [page];
  return within
    .map((one) => byName(one, name))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first();
}

/** Buttons, links and choices of a name; a name that ends in ` …` is the beginning of theirs. */
function byName(within: Page | Locator, name: string | RegExp): Locator {
  const wanted =
    typeof name === 'string' && name.endsWith(' …') && !/^(?:Flere|Flytt til)/.test(name)
      ? new RegExp(`^${RegExp.escape(name.slice(0, -2))}`)
      : name;
  const roles = ['button', 'menuitem', 'link', 'tab', 'checkbox', 'radio', 'treeitem'] as const;
  return roles.map((role) => within.getByRole(role, { name: wanted, exact: true })).reduce((all, one) => all.or(one));
}
