import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

// Of this worker: pages that visitors have left, by the options that cannot be changed later. In a new page the product's code is compiled
// anew and runs cold, which costs three times as much as all that a visitor then asks of it.
const emptied = new WeakMap<Browser, Map<string, Page[]>>();

function emptiedFor(browser: Browser, options: BrowserContextOptions): Page[] {
  const kept = emptied.get(browser) ?? new Map<string, Page[]>();
  emptied.set(browser, kept);
  const key = JSON.stringify(options);
  const pages = kept.get(key) ?? [];
  kept.set(key, pages);
  return pages;
}

/** A page that another visitor has left, in a browser context without anything of them but cached files. */
export function takeEmptied(browser: Browser, options: BrowserContextOptions): Page | undefined {
  const pages = emptiedFor(browser, options);
  let page = pages.pop();
  while (page?.isClosed()) page = pages.pop();
  return page;
}

/** Closes all contexts of a browser but those that wait for a visitor. */
export async function closeVisits(browser: Browser): Promise<void> {
  const waiting = new Set([...(emptied.get(browser) ?? new Map<string, Page[]>()).values()].flat().map((page) => page.context()));
  for (const context of browser.contexts()) if (!waiting.has(context)) await context.close();
}

/** Takes everything of a visitor from the page and its context, for the next one; where that fails, closes both. */
export async function keepEmptied(browser: Browser, options: BrowserContextOptions, page: Page): Promise<void> {
  try {
    await empty(page);
    emptiedFor(browser, options).push(page);
  } catch {
    await page.context().close();
  }
}

async function empty(page: Page): Promise<void> {
  const context = page.context();
  for (const event of ['dialog', 'request', 'requestfinished', 'requestfailed', 'response', 'websocket', 'framenavigated'] as const)
    page.removeAllListeners(event);
  for (const event of ['weberror', 'console', 'request', 'response', 'page'] as const) context.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // An address of the same origin without scripts, so that nothing writes once more what is cleared there.
  await page.goto(new URL('/health/ready', page.url()).href);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
}
