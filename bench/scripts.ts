import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#app/server/demo/make-demo.ts';

const program = '/usr/bin/chromium';

/** KB of gzipped JavaScript that a browser has loaded, from the address that leads to the sign-in page on. */
export interface Scripts {
  /** When the sign-in form is visible. */
  signIn: number;
  /** When the page of a link to sign stands. */
  sign: number;
  /** When the home page is usable, including the sign-in page. */
  home: number;
}

/** Signs in with a real browser and measures the loaded scripts; undefined without Chromium. */
export async function weighScripts(address: string, email: string): Promise<Scripts | undefined> {
  if (!existsSync(program)) return undefined;
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
  try {
    const sign = await weighSigner(browser, address);
    const page = await browser.newPage({ locale: 'nb-NO' });
    const weighed = weigher(page);
    await page.goto(`${address}/no/login`);
    await page.locator('input[type=password]').waitFor();
    const signIn = await weighed();
    await page.locator('input[name=email]').fill(email);
    await page.locator('input[type=password]').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.locator('main h1').waitFor();
    return { sign, signIn, home: await weighed() };
  } finally {
    await browser.close();
  }
}

/** An unknown link loads what a good one does until its invitation stands. */
async function weighSigner(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ locale: 'nb-NO' });
  const page = await context.newPage();
  const weighed = weigher(page);
  await page.goto(`${address}/no/sign/unknown`);
  await page.locator('main h1').waitFor();
  await context.close();
  return weighed();
}

/** Measures each script once; returns the total KB so far. */
function weigher(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript || !response.ok() || scripts.has(response.url())) return;
    const bytes = response.body().then((body) => gzipSync(body).length);
    // Responses still loading when the browser closes are ignored; the caller receives any other error.
    bytes.catch(() => undefined);
    scripts.set(response.url(), bytes);
  });
  return async () => (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
