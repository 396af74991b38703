import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import type { Prepared } from './prepare.ts';
import { startProduct, type Product } from './product.ts';

export interface Journey {
  product: Product;
  browser: Browser;
}

interface Wish {
  /** What the product finds: a copy of a prepared data folder, or nothing, as on its first start. */
  data?: Prepared | 'nothing';
  /** Added to the product's environment. */
  variables?: Readonly<Record<string, string>>;
  /** Needs what only the whole browser has: its viewer of PDFs. */
  showsPdfs?: boolean;
}

let shared: Promise<Browser> | undefined;

/** A product of this test file's own and the browser that its worker's files share. Call it at the top; both are cleared up after the last test. */
export async function startJourney({ data = 'demo', variables = {}, showsPdfs = false }: Wish = {}): Promise<Journey> {
  const copyOf = data === 'nothing' ? undefined : inject('prepared')[data];
  const [product, browser] = await Promise.all([
    startProduct({ variables, copyOf }),
    showsPdfs ? openBrowser('chromium') : sharedBrowser(),
  ]);
  afterAll(async () => {
    for (const context of browser.contexts()) await context.close();
    if (showsPdfs) await browser.close();
    await product.stop();
  });
  return { product, browser };
}

async function sharedBrowser(): Promise<Browser> {
  const found = await shared;
  if (found?.isConnected()) return found;
  shared = openBrowser('shell');
  return shared;
}
