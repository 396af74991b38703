import type { Browser, Page } from 'playwright-core';
import { beyondLimits, countShifts, limitsAt, measure, type Measured } from './measures.ts';
import type { LookPage } from './pages.ts';
import { settle, variantName, visitAs, type Variant } from './visits.ts';

interface Tour {
  browser: Browser;
  address: string;
  role: string;
  pages: readonly LookPage[];
  variants: readonly Variant[];
  /** None for who is not signed in. */
  cookies?: Parameters<typeof visitAs>[2];
}

/** What was measured, a line for each page, and what of it is beyond its limits. */
export interface Measures {
  lines: string[];
  beyond: string[];
}

/** A processor a quarter as fast as this one, and answers that take a tenth of a second longer. */
const slowness = { processor: 4, milliseconds: 100 };

/** Measures pages as one role, with nothing in the browser's cache, and lists them with the limits; a page that leads the role elsewhere is left out. */
export async function measurePages({ role, variants, ...tour }: Tour): Promise<Measures> {
  const measures: Measures = { lines: [], beyond: [] };
  let { pages } = tour;
  for (const variant of variants) {
    const { shift, firstRow } = limitsAt(variant.width);
    const title = `${role}, ${variantName(variant)}`;
    const limits = `shift at most ${shift}, first row at most at ${firstRow} px, not wider than ${variant.width} px`;
    note(measures, '', `${title}: ${limits}`);
    const leading = await measureIn({ ...tour, pages }, { variant, title, measures });
    pages = pages.filter(({ name }) => !leading.has(name));
  }
  return measures;
}

// Shown as it is measured, since all of it takes long.
function note({ lines }: Measures, ...said: string[]): void {
  lines.push(...said);
  console.log(said.join('\n'));
}

/** Answers the pages that lead the role elsewhere: to no access, or home. */
async function measureIn(
  { browser, address, pages, cookies }: Omit<Tour, 'role' | 'variants'>,
  { variant, title, measures }: { variant: Variant; title: string; measures: Measures },
): Promise<ReadonlySet<string>> {
  const { page } = await visitAs(browser, variant, cookies);
  await slowDown(page);
  await countShifts(page);
  const leading = new Set<string>();
  for (const { name, path } of pages) {
    const failure = await settle(page, `${address}/${variant.locale}${path}`);
    if (pathOf(page.url()) !== pathOf(`${address}/${variant.locale}${path}`)) {
      leading.add(name);
      note(measures, `--   ${name.padEnd(44)} leads elsewhere`);
      continue;
    }
    // A form that starts with what is kept in the browser may be drawn after the page was quiet; what never comes is measured as no page.
    await page
      .locator('h1:visible')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    const measured = await measure(page);
    const faults = [...beyondLimits(measured, { width: variant.width, page: name }), ...(failure ? [failure] : [])];
    note(measures, lineOf(name, measured, faults));
    measures.beyond.push(...faults.map((fault) => `${title} ${name}: ${fault}`));
  }
  await page.context().close();
  return leading;
}

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/$/, '');

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
