import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';
import { withinLimit } from './within-limit.ts';

const pending = new WeakMap<Page, Set<Request>>();
// The live connection stays open as long as the page.
const isLasting = (request: Request) => new URL(request.url()).pathname.startsWith('/api/live');

/** Starts counting the page's pending requests. */
export function listenFor(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => isLasting(request) || requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('framenavigated', (frame) => frame === page.mainFrame() && requests.clear());
}

const skeletons = (page: Page) =>
  page.locator(':is([aria-busy=true], .mantine-Skeleton-root, output[aria-label=Laster], output[aria-label=Loading]):visible');

const hasPending = (page: Page): boolean => (pending.get(page)?.size ?? 0) > 0;

const isBusy = async (page: Page): Promise<boolean> =>
  hasPending(page) || (await withinLimit('counting skeletons', skeletons(page).count())) > 0;

/** Waits until the page has no pending requests for a moment and shows no skeleton. */
export async function untilQuiet(page: Page, limit = 60_000): Promise<void> {
  for (const end = Date.now() + limit; Date.now() < end; await pause(40)) {
    // The page is only asked before and after that moment: asking takes its time.
    if (!(await isBusy(page)) && (await asksNothing(page)) && !(await isBusy(page))) return;
  }
  const asked = [...(pending.get(page) ?? [])].map((request) => request.url());
  throw new Error(`${page.url()} did not come to rest; still asked for: ${asked.join(', ') || 'nothing'}`);
}

async function asksNothing(page: Page): Promise<boolean> {
  for (let times = 0; times < 5; times += 1) {
    await pause(40);
    if (hasPending(page)) return false;
  }
  return true;
}
