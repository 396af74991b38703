import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { passSignIn } from '../e2e/support/sign-in.ts';

const program = '/usr/bin/chromium';
const rounds = 3;
// Lighthouse's mobile profile: a CPU at a quarter of this machine's speed, on slow 4G.
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** The cost of opening a page for the first time on a phone. */
export interface Opening {
  requests: number;
  /** KB of scripts and of everything, as transferred. */
  scripts: number;
  all: number;
  /** Seconds until the heading is visible, and until no task of more than 50 ms blocks the page. */
  seen: number;
  usable: number;
}

export type Openings = Record<'home' | 'bare', Opening>;

/** Opens the home page, signed in and with an empty cache, alternating with a bare page; undefined without Chromium. */
export async function measureOpenings(address: string, bareAddress: string, email: string): Promise<Openings | undefined> {
  if (!existsSync(program)) return undefined;
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ locale: 'nb-NO' });
    const page = await context.newPage();
    await page.goto(`${address}/no/login`);
    await passSignIn(page, email);
    const cookies = await context.storageState();
    const openings: Record<keyof Openings, Opening[]> = { home: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      openings.bare.push(await open(browser, bareAddress));
      openings.home.push(await open(browser, `${address}/no`, cookies));
    }
    return { home: middle(openings.home), bare: middle(openings.bare) };
  } finally {
    await browser.close();
  }
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

async function open(browser: Browser, address: string, storageState?: Cookies): Promise<Opening> {
  const context = await browser.newContext({
    locale: 'nb-NO',
    viewport: { width: 390, height: 844 },
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const weighed = await onPhone(page);
  await page.goto(address, { timeout: 120_000 });
  await page.locator('h1').first().waitFor({ timeout: 120_000 });
  // Long enough for what is loaded after the heading.
  await page.waitForTimeout(4000);
  const moments = await page.evaluate<{ seen: number; busyUntil: number }>('globalThis.openingMoments');
  await context.close();
  return { ...weighed(), seen: moments.seen / 1000, usable: Math.max(moments.seen, moments.busyUntil) / 1000 };
}

// Runs in the page before its own scripts.
function watch(): void {
  const moments = { seen: 0, busyUntil: 0 };
  Object.assign(globalThis, { openingMoments: moments });
  new PerformanceObserver((tasks) => {
    for (const { startTime, duration } of tasks.getEntries()) moments.busyUntil = Math.max(moments.busyUntil, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    observer.disconnect();
    // When it is painted, not when it is in the DOM.
    requestAnimationFrame(() => setTimeout(() => (moments.seen = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Throttles the page like a phone, and returns a function to read the transferred amounts. */
async function onPhone(page: Page): Promise<() => Pick<Opening, 'requests' | 'scripts' | 'all'>> {
  const devtools = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
    bytes.set(requestId, 0);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const weigh = (isCounted: (id: string) => boolean) => [...bytes].reduce((sum, [id, size]) => sum + (isCounted(id) ? size : 0), 0) / 1000;
  return () => ({ requests: bytes.size, scripts: weigh((id) => scripts.has(id)), all: weigh(() => true) });
}

/** The median opening, by the time until it was usable. */
function middle(openings: readonly Opening[]): Opening {
  const [, chosen = openings[0]] = openings.toSorted((one, other) => one.usable - other.usable);
  if (!chosen) throw new Error('Nothing was opened');
  return chosen;
}
