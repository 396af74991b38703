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

/** What a file is chosen in. */
export const files = 'input[type=file]';

/** Where the form is: the dialog over the page, or the page. */
export async function scopeOf(page: Page): Promise<Locator> {
  return (await isOverPage(page)) ? dialogs(page).last() : page.getByRole('main');
}

/** Goes to the address, and presses what opens the form. Answers whether that is a step in the browser's history. */
export async function openForm(page: Page, address: string, { open = [], first, list }: Opening): Promise<boolean> {
  // An address that differs in nothing, or in its end alone, would not load the page anew.
  await page.goto('about:blank');
  await page.goto(address);
  await untilQuiet(page).catch(() => undefined);
  const before = await placeInHistory(page);
  if (first !== undefined) await page.getByLabel(first.label).fill(first.text, { timeout: longest });
  for (const name of open) await press(page, await buttonNamed(page, name));
  if (list !== undefined) await chooseList(page, list);
  if (!(await hasForm(page))) throw new Error('no form was opened');
  return (await placeInHistory(page)) !== before;
}

/** The page of the list opens when it is read. */
async function chooseList(page: Page, list: string): Promise<void> {
  const address = page.url();
  await page
    .locator(files)
    .first()
    .setInputFiles({ name: 'prøveliste.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.waitForURL((url) => url.href !== address, { timeout: longest });
  await untilQuiet(page).catch(() => undefined);
}

// As text, because it is read by the page.
const placeInHistory = (page: Page): Promise<string> => page.evaluate<string>('navigation.currentEntry.key');

/** Opens a form again after its page was loaded anew; what the address opens by itself is not pressed again. */
export async function reopenForm(page: Page, { open = [], isAskedBySaving }: Opening): Promise<Locator> {
  await untilQuiet(page).catch(() => undefined);
  await appears(dialogs(page).last(), 1_500);
  for (const [place, name] of open.entries()) {
    const isOver = await isOverPage(page);
    const named = await buttonNamed(page, name);
    const button = isAskedBySaving ? named : named.and(page.locator(':not([type=submit])'));
    // The last one is missing only where the address opens all; what stands before it is then behind the dialog.
    const isThere = await appears(button, isOver && place < open.length - 1 ? 1_000 : 4_000);
    if (!isThere) continue;
    await press(page, button).catch(async (error: unknown) => {
      // The address has opened it meanwhile, over the button.
      if (isOver || !(await isOverPage(page))) throw error;
    });
  }
  await hasForm(page);
  return scopeOf(page);
}

/** Waits for the form, which a dialog may have to read first. */
async function hasForm(page: Page): Promise<boolean> {
  await appears(dialogs(page).last(), 1_500);
  for (const end = Date.now() + longest; Date.now() < end; await page.waitForTimeout(100)) {
    const found = (await scopeOf(page)).locator(`${fields}, ${files}`);
    if ((await found.count()) > 0) return true;
  }
  return false;
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
