import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { beyondLimits, countShifts, limitsAt, measure, type Measured } from './measures.ts';
import type { LookPage } from './pages.ts';
import { allVariants, settle, variantName, visitAs, type Variant } from './visits.ts';

interface Tour {
  browser: Browser;
  address: string;
  pages: readonly LookPage[];
  cookies: Parameters<typeof visitAs>[2];
}

/** A processor a quarter as fast as this one, and answers that take a tenth of a second longer. */
const slowness = { processor: 4, milliseconds: 100 };

/** Measures every page in both languages and widths, with nothing in the browser's cache, and lists it with the limits; answers what is beyond them. */
export async function measurePages(tour: Tour, folder: string): Promise<string[]> {
  const lines: string[] = [];
  const beyond: string[] = [];
  for (const variant of allVariants.filter(({ scheme }) => scheme === 'light')) {
    const { shift, firstRow } = limitsAt(variant.width);
    lines.push(
      '',
      `${variantName(variant)}: shift at most ${shift}, first row at most at ${firstRow} px, not wider than ${variant.width} px`,
    );
    for (const [name, measured] of await measureIn(tour, variant)) {
      const faults = beyondLimits(measured, { width: variant.width, page: name });
      lines.push(lineOf(name, measured, faults));
      beyond.push(...faults.map((fault) => `${variantName(variant)} ${name}: ${fault}`));
    }
  }
  writeFileSync(join(folder, 'measures.txt'), `${lines.join('\n')}\n`);
  console.log(lines.join('\n'));
  return beyond;
}

async function measureIn({ browser, address, pages, cookies }: Tour, variant: Variant): Promise<[name: string, measured: Measured][]> {
  const { page } = await visitAs(browser, variant, cookies);
  await slowDown(page);
  await countShifts(page);
  const all: [name: string, measured: Measured][] = [];
  for (const { name, path } of pages) {
    await settle(page, `${address}/${variant.locale}${path}`);
    all.push([name, await measure(page)]);
  }
  await page.context().close();
  return all;
}

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency: slowness.milliseconds, ...unlimited });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor });
}

function lineOf(name: string, { shift, firstRow, overflow, hidden }: Measured, faults: readonly string[]): string {
  const row = firstRow === undefined ? '' : `first row ${firstRow}`;
  const rest = [row, overflow > 0 ? `${overflow} too wide` : '', hidden.length > 0 ? `${hidden.length} hidden` : ''].filter(Boolean);
  return `${faults.length > 0 ? 'BAD' : 'ok '}  ${name.padEnd(44)} ${shift.toFixed(3)}  ${rest.join(', ')}`.trimEnd();
}
