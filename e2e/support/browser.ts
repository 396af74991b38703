import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { keepEmptied, takeEmptied } from './emptied-pages.ts';
import type { Cookies } from './sign-in.ts';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, and its headless shell: the same engine at some seven eighths of the cost, without the parts around it, such as the viewer of PDFs. */
const programs = { chromium: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' };

export const openBrowser = (program: keyof typeof programs): Promise<Browser> =>
  chromium.launch({ executablePath: programs[program], args: quiet });

/** A visitor: one page with its own cookies, and what the browser complained about while it was open. */
export interface Visitor {
  page: Page;
  complaints: readonly string[];
  /** Closes the page; throws when the console showed an error, a script failed or the content policy was violated, save what is expected. */
  leave: (isExpected?: (complaint: string) => boolean) => Promise<void>;
}

interface Visit extends BrowserContextOptions {
  storageState?: Cookies;
  /** With nothing in the browser's cache, and closed for good afterwards: for what is loaded first, and for a clock of its own. */
  fresh?: boolean;
}

const usual = { locale: 'nb-NO', timezoneId: 'Europe/Oslo', viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;

/** Opens a page for a new visitor. Norwegian on a desktop screen unless told otherwise. */
export async function visit(browser: Browser, { fresh = false, ...given }: Visit = {}): Promise<Visitor> {
  const { storageState, viewport, colorScheme, ...options } = { ...usual, ...given };
  const emptied = fresh ? undefined : takeEmptied(browser, options);
  const page = emptied ?? (await (await browser.newContext({ ...options, reducedMotion: 'reduce' })).newPage());
  const context = page.context();
  page.setDefaultTimeout(60_000);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  if (viewport) await page.setViewportSize(viewport);
  if (storageState) await context.addCookies(storageState.cookies);
  const complaints: string[] = [];
  context.on('weberror', (failure) => complaints.push(`script failed: ${failure.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text(), message.location().url)) complaints.push(`console: ${message.text()}`);
  });
  const leave: Visitor['leave'] = async (isExpected = () => false) => {
    await (fresh ? context.close() : keepEmptied(browser, options, page));
    const unexpected = complaints.filter((complaint) => !isExpected(complaint));
    if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`);
  };
  return { page, complaints, leave };
}

/** Chromium writes a line for every answer from 400 up; a refused call is part of the product, also a live connection that begins as one signs out. */
function isRefusal(text: string, url: string): boolean {
  const isRefusedCall = /^Failed to load resource: .* status of 4\d\d /.test(text) && /\/(api|identity)\//.test(url);
  return isRefusedCall || /^WebSocket connection to '\S+\/api\/live\?\S+' failed: HTTP Authentication failed/.test(text);
}
