import type { Browser } from 'playwright-core';
import { afterAll, inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { closeVisits } from './emptied-pages.ts';
import type { Prepared } from './prepare.ts';
import { startProduct, type Place, type Product } from './product.ts';
import { startInSharedProcess, type HostedProduct } from './shared-process.ts';

export interface Journey<P extends Place = Place> {
  product: P;
  browser: Browser;
}

interface JourneyOptions {
  /** The prepared data folder that the product begins with a copy of. */
  data?: Prepared;
  /** Added to the product's environment. */
  variables?: Readonly<Record<string, string>>;
  /** Needs what only the whole browser has: its viewer of PDFs. */
  showsPdfs?: boolean;
}

let shared: Promise<Browser> | undefined;

/** A product with this test file's own data, and the browser that its worker's files share. Call it at the top; all is cleared up after the last test. */
export function startJourney({ data = 'demo', variables = {}, showsPdfs = false }: JourneyOptions = {}): Promise<Journey> {
  return journey(startInSharedProcess(variables, preparedFolder(data)), showsPdfs);
}

/** The same with a process of its own, which can be ended and started again; with nothing, it finds what it finds on its first start. */
export function startOwnProcess(data: Prepared | 'nothing'): Promise<Journey<Product>> {
  return journey(startProduct({ copyOf: data === 'nothing' ? undefined : preparedFolder(data) }), false);
}

function preparedFolder(data: Prepared): string {
  const folder = inject('prepared')[data];
  if (!folder) throw new Error(`The data folder ${data} was not prepared for this run`);
  return folder;
}

async function journey<P extends HostedProduct>(starting: Promise<P>, showsPdfs: boolean): Promise<Journey<P>> {
  const [product, browser] = await Promise.all([starting, showsPdfs ? openBrowser('chromium') : sharedBrowser()]);
  afterAll(async () => {
    await (showsPdfs ? browser.close() : closeVisits(browser));
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
