import type { Page } from 'playwright-core';
import type { Opening } from './forms.ts';
import { losesConnection } from './offline.ts';
import { appears, dialogs, longest, reopenForm } from './open-form.ts';
import { missing, wronglyKept, type Typed } from './typed.ts';

/** What is tried, and what it shows to be wrong. */
export type Trial = 'open' | 'Esc' | 'X' | 'back' | 'link' | 'offline' | 'reload' | 'close';
export type Tried = readonly [trial: Trial, faults: readonly string[], note?: string | undefined];

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
async function followsLink(page: Page, typed: Typed): Promise<string[]> {
  const link = page.getByRole('navigation').getByRole('link').filter({ visible: true });
  await link.first().click({ timeout: longest });
  return staysHere(page, typed);
}

/** Going back asks before a form over the page is closed that was opened by a step in the history. */
async function goesBack(page: Page, typed: Typed): Promise<string[]> {
  await page.evaluate(() => history.back());
  return staysHere(page, typed);
}

async function staysHere(page: Page, typed: Typed): Promise<string[]> {
  const stay = page.getByRole('button', { name: 'Bli her', exact: true });
  if (!(await appears(stay, longest))) return ['nothing was asked'];
  await stay.click();
  await stay.waitFor({ state: 'detached', timeout: longest });
  return missing(page, typed);
}

async function reloads(page: Page, typed: Typed, opening: Opening): Promise<string[]> {
  await page.reload();
  return isBack(page, typed, opening);
}

/** What is typed is offered and comes back; what no browser may keep does not. */
export async function isBack(page: Page, typed: Typed, opening: Opening): Promise<string[]> {
  const { savesItself = false, comesBack = false, keepsNothing = false, unkept = [] } = opening;
  const offers = (await reopenForm(page, opening)).getByRole('button', { name: 'Hent tilbake', exact: true });
  if (!savesItself && !comesBack) await appears(offers.first(), keepsNothing ? 500 : longest);
  while ((await offers.count()) > 0) {
    await offers.first().click({ timeout: longest });
    await page.waitForTimeout(150);
  }
  if (keepsNothing) return wronglyKept(page, typed);
  return [...(await missing(page, typed, unkept)), ...(unkept.length > 0 ? await wronglyKept(page, typed, unkept) : [])];
}

type Try = [trial: Trial, run: () => Promise<string[] | { faults: string[]; note?: string }>];

/** All that is tried with a form that was typed in. */
export async function tryForm(page: Page, typed: Typed, opening: Opening): Promise<Tried[]> {
  const back: Try[] = typed.isStep ? [['back', () => goesBack(page, typed)]] : [];
  const left: Try[] = typed.isOver
    ? [['Esc', () => pressesEscape(page, typed)], ['X', () => pressesX(page, typed)], ...back]
    : [['link', () => followsLink(page, typed)]];
  const offline: Try[] = opening.onlyAsks ? [] : [['offline', () => losesConnection(page, typed, opening)]];
  const trials: Try[] = [
    // What saves itself or comes back by itself is not asked about.
    ...(opening.savesItself || opening.comesBack ? [] : left),
    ...offline,
    ['reload', () => reloads(page, typed, opening)],
  ];
  const results: Tried[] = [];
  for (const [trial, run] of trials) {
    const found = await run().catch((error: unknown) => [firstLine(error)]);
    results.push(Array.isArray(found) ? [trial, found] : [trial, found.faults, found.note]);
  }
  return results;
}

export const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
