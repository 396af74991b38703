import type { Locator, Page } from 'playwright-core';
import type { Opening } from './forms.ts';
import { fields, files, isOverPage, longest, scopeOf } from './open-form.ts';

/** What a form holds: each field by its label and place. */
type Held = ReadonlyMap<string, string>;

/** A form that was typed in. */
export interface Typed {
  before: Held;
  held: Held;
  isOver: boolean;
  /** Opening it was a step in the browser's history. */
  isStep: boolean;
}

/** The smallest picture there is. */
const picture = {
  name: 'prøvefil.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};

const texts =
  'input:is([type=text], [type=password], [type=tel], [type=email], [type=url], :not([type])):not([role=combobox]):not([readonly]):not([disabled]), textarea:not([readonly]):not([disabled]), [contenteditable=true]';

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
  const chosen = await scope.locator(`img[src^="blob:"], :text-is("${picture.name}")`).count();
  const hasFile = chosen > 0 || (await scope.locator(files).count()) > 0;
  return new Map([...found, ...(hasFile ? [['0 file', String(chosen)] as const] : [])]);
}

/** Types in the first fields of a form, or chooses where nothing can be typed. */
export async function typeIn(page: Page, isStep: boolean, { first }: Pick<Opening, 'first'> = {}): Promise<Typed> {
  const scope = await scopeOf(page);
  await discardDrafts(scope);
  const before = await heldBy(scope);
  const found = scope.locator(texts);
  const many = Math.min(await found.count(), 3);
  for (let place = 0; place < many; place += 1) if ((await textOf(found.nth(place))) !== first?.text) await typeText(found.nth(place));
  if (many === 0) await choose(page, scope);
  // A list of proposals is closed, and what is typed becomes a value.
  await page.keyboard.press('Tab');
  await page.waitForTimeout(150);
  const held = await heldBy(scope);
  if (changedIn(before, held).length === 0) throw new Error('nothing could be typed');
  return { before, held, isOver: await isOverPage(page), isStep };
}

async function typeText(field: Locator): Promise<void> {
  if (!(await field.isVisible())) return;
  const hint = (await field.getAttribute('placeholder')) ?? '';
  const words = /^dd[./]mm/.test(hint)
    ? ['03.03.2027']
    : /^(tt|hh):mm/.test(hint)
      ? ['09:41']
      : ['Prøveord', '7', '900 00 000', '04.03.2027'];
  const former = await textOf(field);
  for (const word of words) {
    await field.fill(word, { timeout: longest });
    const now = await textOf(field);
    if (now !== '' && now !== former) return;
  }
}

const textOf = (field: Locator): Promise<string> =>
  field.evaluate((one) => (one instanceof HTMLElement && 'value' in one ? String(one.value) : (one.textContent ?? '')));

/** Another choice of the form's first field that has one. */
async function choose(page: Page, scope: Locator): Promise<void> {
  const choices = scope.locator(
    'input:is([type=checkbox], [type=radio]:not(:checked)):not([disabled]), button[role=radio][aria-checked=false]',
  );
  const lists = scope.locator('input[role=combobox]:not([disabled])');
  const native = scope.locator('select:not([disabled]):has(option:not(:checked, :disabled))');
  if ((await native.count()) > 0) await chooseNative(native.first());
  else if ((await lists.count()) > 0) {
    await lists.first().click({ timeout: longest });
    await page.getByRole('option').filter({ visible: true }).first().waitFor({ timeout: longest });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else if ((await choices.count()) > 0) await choices.last().click({ force: true, timeout: longest });
  else if ((await scope.locator(files).count()) > 0) await chooseFile(scope);
}

async function chooseFile(scope: Locator): Promise<void> {
  await scope.locator(files).first().setInputFiles(picture);
  // It is read before it is shown.
  await scope.page().waitForTimeout(500);
}

async function chooseNative(list: Locator): Promise<void> {
  const other = await list.evaluate((one) =>
    one instanceof HTMLSelectElement ? [...one.options].findIndex(({ selected, disabled }) => !selected && !disabled) : -1,
  );
  await list.selectOption({ index: other }, { timeout: longest });
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
export async function missing(page: Page, { before, held }: Typed, unkept: readonly string[] = []): Promise<string[]> {
  const typed = changedIn(before, held).filter((key) => !unkept.some((label) => key.includes(label)));
  const look = async (): Promise<string[]> => {
    const now = await heldBy(await scopeOf(page));
    return typed.filter((key) => now.get(key) !== held.get(key)).map((key) => `${key.replace(/^\d+ /, '')}: ${now.get(key) ?? 'gone'}`);
  };
  for (const end = Date.now() + 2_000; Date.now() < end; await page.waitForTimeout(150)) if ((await look()).length === 0) return [];
  return look();
}

/** What no browser may keep and is there again; all that was typed, unless its labels are named. */
export async function wronglyKept(page: Page, { before, held }: Typed, unkept?: readonly string[]): Promise<string[]> {
  const typed = changedIn(before, held);
  const now = await heldBy(await scopeOf(page));
  if (!typed.some((key) => now.has(key))) return ['the form was not opened again'];
  const kept = typed.filter((key) => (unkept?.some((label) => key.includes(label)) ?? true) && now.get(key) === held.get(key));
  return kept.map((key) => `${key.replace(/^\d+ /, '')}: kept, though no browser may`);
}
