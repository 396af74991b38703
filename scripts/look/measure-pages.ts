import type { Browser, Page } from 'playwright-core';
import { leadsTo, pathIn } from '../../e2e/support/walk-table.ts';
import { beyondLimits, countShifts, limitsInWords, lineOf, measure } from './measures.ts';
import { settle, variantName, visitAs, type Variant, type Visited } from './visits.ts';

interface Tour {
  browser: Browser;
  address: string;
  role: string;
  pages: readonly Visited[];
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
    const title = `${role}, ${variantName(variant)}`;
    note(measures, '', `${title}: ${limitsInWords(variant.width)}`);
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
    const asked = pathIn(variant.locale, path);
    const failure = await settle(page, `${address}${asked}`);
    if (!isShownAt(page.url(), { name, asked })) {
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
    note(measures, lineOf(name, measured, faults.length > 0));
    measures.beyond.push(...faults.map((fault) => `${title} ${name}: ${fault}`));
  }
  await page.context().close();
  return leading;
}

function isShownAt(address: string, { name, asked }: { name: string; asked: string }): boolean {
  const { pathname } = new URL(address);
  const beginning = leadsTo[name];
  if (beginning) return pathname.startsWith(beginning);
  return pathname.replace(/\/$/, '') === new URL(asked, address).pathname.replace(/\/$/, '');
}

async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.emulateNetworkConditions', { offline: false, latency: slowness.milliseconds, ...unlimited });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: slowness.processor });
}
