import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './browser.ts';
import { listenFor, untilQuiet } from './quiet.ts';
import { passSignIn } from './sign-in.ts';
import { weigh } from './weigh.ts';

/** Gzipped KB, including sign-in and every widget of the home page. */
const budget = 200;

/** Signs in from this address and refuses a home page that loads more JavaScript than its budget. */
export async function requireLightHome(browser: Browser, address: string, email: string): Promise<void> {
  const { page, leave } = await visit(browser, { fresh: true });
  const weighed = weigh(page);
  listenFor(page);
  await page.goto(address);
  await passSignIn(page, email);
  // Widgets come after the page, on a busy machine later than a page that seems to rest.
  await page.locator('main section h2').first().waitFor();
  await untilQuiet(page);
  const scripts = await weighed();
  await leave();
  const sum = scripts.reduce((all, { kilobytes }) => all + kilobytes, 0);
  const heaviest = scripts.slice(0, 12).map(({ script, kilobytes }) => `${kilobytes.toFixed(1)} KB ${script}`);
  if (sum > budget) throw new Error(`Home loads ${sum.toFixed(1)} KB; the heaviest:\n${heaviest.join('\n')}`);
  // Less than half would mean that some scripts were not counted.
  expect(sum).toBeGreaterThan(budget / 2);
}
