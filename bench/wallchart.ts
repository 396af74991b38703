import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { passSignIn } from '../e2e/support/sign-in.ts';

const program = '/usr/bin/chromium';
const frames = 180;
const rounds = 3;

/** The cost of viewing the company's calendar in a browser. */
interface Scrolling {
  /** The maximum number of elements of the page. */
  elements: number;
  /** Milliseconds between two frames: the median and the 95th percentile. */
  middle: number;
  p95: number;
  /** Milliseconds of script, style and layout per frame. */
  work: number;
}

export interface Wallchart {
  /** Milliseconds from the last byte of the year's answer until its rows are painted. */
  firstPaint: number;
  down: Scrolling;
  across: Scrolling;
}

/** Opens the calendar on a day, three times, and scrolls it; the best result, or undefined without Chromium. */
export async function measureWallchart(address: string, email: string, day: string): Promise<Wallchart | undefined> {
  if (!existsSync(program)) return undefined;
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ locale: 'nb-NO', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(`${address}/no/login`);
    await passSignIn(page, email);
    await page.addInitScript(watch);
    const all: Wallchart[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${address}/no/vacation-and-leave?date=${day}`);
      await page.locator('[role=grid] tr[data-row]').first().waitFor();
      // Requests after the rows, such as the live connection, are not part of scrolling.
      await page.waitForTimeout(2000);
      const firstPaint = await page.evaluate(paintAfterData);
      all.push({ firstPaint, down: await scroll(page, { x: 0, y: 36 }), across: await scroll(page, { x: 48, y: 0 }) });
    }
    return best(all);
  } finally {
    await browser.close();
  }
}

/** The machine is shared: each figure is the minimum of the rounds, except the maximum number of elements. */
function best(all: readonly Wallchart[]): Wallchart {
  const least = (of: (one: Wallchart) => number) => Math.min(...all.map(of));
  const scrolling = (way: 'down' | 'across'): Scrolling => ({
    elements: Math.max(...all.map((one) => one[way].elements)),
    middle: least((one) => one[way].middle),
    p95: least((one) => one[way].p95),
    work: least((one) => one[way].work),
  });
  return { firstPaint: least((one) => one.firstPaint), down: scrolling('down'), across: scrolling('across') };
}

// Runs in the page before its own scripts.
function watch(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=grid] tr[data-row]')) return;
    observer.disconnect();
    // When they are painted, not when they are in the DOM.
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { rowsDrawn: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true });
}

// Runs in the page.
function paintAfterData(): number {
  // Set by `watch`.
  const { rowsDrawn } = globalThis as unknown as { rowsDrawn: number };
  const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('by-timespan'));
  // Entries of this type have it.
  const ends = (calls as PerformanceResourceTiming[]).map(({ responseEnd }) => responseEnd).filter((end) => end <= rowsDrawn);
  return rowsDrawn - Math.max(...ends);
}

interface Step {
  x: number;
  y: number;
  count: number;
}

async function scroll(page: Page, way: { x: number; y: number }): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return seconds('ScriptDuration') + seconds('RecalcStyleDuration') + seconds('LayoutDuration');
  };
  const before = await worked();
  const { gaps, elements } = await page.evaluate(scrolled, { ...way, count: frames });
  const work = ((await worked()) - before) * 1000;
  await session.detach();
  const sorted = gaps.toSorted((one, other) => one - other);
  return { elements, middle: sorted[frames >> 1] ?? 0, p95: sorted[Math.floor(frames * 0.95)] ?? 0, work: work / frames };
}

// Runs in the page: a row or one and a half days per frame, two thirds forwards and a third back.
async function scrolled({ x, y, count }: Step): Promise<{ gaps: number[]; elements: number }> {
  let frame = document.querySelector('[role=grid]')?.parentElement;
  while (frame && frame.scrollHeight <= frame.clientHeight) frame = frame.parentElement;
  if (!frame) throw new Error('The chart cannot be scrolled');
  const gaps: number[] = [];
  let elements = 0;
  let last = performance.now();
  for (let step = 0; step < count; step += 1) {
    const sign = step % 90 < 60 ? 1 : -1;
    frame.scrollBy(sign * x, sign * y);
    const now = await new Promise<number>((seen) => requestAnimationFrame(() => seen(performance.now())));
    gaps.push(now - last);
    last = now;
    if (step % 10 === 0) elements = Math.max(elements, document.querySelectorAll('body *').length);
  }
  return { gaps, elements };
}

/** Prints the cost of the calendar in a browser. */
export function printWallchart(wallchart: Wallchart | undefined): void {
  if (!wallchart) return console.log('wallchart: not measured, Chromium is missing');
  console.log(`wallchart: drawn ${wallchart.firstPaint.toFixed(0)} ms after the year's last byte`);
  for (const way of ['down', 'across'] as const) {
    const { elements, middle, p95, work } = wallchart[way];
    console.log(
      `  scrolled ${way}: at most ${elements} elements, ${middle.toFixed(1)} ms between frames, p95 ${p95.toFixed(1)} ms, ${work.toFixed(2)} ms of work a frame`,
    );
  }
}
