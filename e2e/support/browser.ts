import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

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
  /** Closes the page; throws when the console showed an error, a script failed or the content policy was violated. */
  leave: () => Promise<void>;
}

/** Opens a page for a new visitor. Norwegian on a desktop screen unless told otherwise. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const complaints: string[] = [];
  context.on('weberror', (failure) => complaints.push(`script failed: ${failure.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text(), message.location().url)) complaints.push(`console: ${message.text()}`);
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const leave = async () => {
    await context.close();
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
  };
  return { page, complaints, leave };
}

/** Chromium writes a line for every answer from 400 up; a refused call is part of the product, also a live connection that begins as one signs out. */
function isRefusal(text: string, url: string): boolean {
  const isRefusedCall = /^Failed to load resource: .* status of 4\d\d /.test(text) && /\/(api|identity)\//.test(url);
  return isRefusedCall || /^WebSocket connection to '\S+\/api\/live\?\S+' failed: HTTP Authentication failed/.test(text);
}
