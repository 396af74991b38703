import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { passSignIn } from '../e2e/support/sign-in.ts';

const program = '/usr/bin/chromium';
const frames = 240;

/** The cost of panning the chart. */
export interface Panning {
  where: string;
  /** Elements of the tree. */
  elements: number;
  /** Milliseconds between two frames: the median and the 95th percentile. */
  middle: number;
  p95: number;
  /** Milliseconds of script, style and layout per frame. */
  work: number;
}

/** Pans the chart of everybody, zoomed in and out; undefined without Chromium. */
export async function measurePanning(address: string, email: string): Promise<Panning[] | undefined> {
  if (!existsSync(program)) return undefined;
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ locale: 'nb-NO', viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    await page.goto(`${address}/no/login`);
    await passSignIn(page, email);
    await page.goto(`${address}/no/access-control?tab=hierarchy`);
    await page.locator('[role=treeitem]').nth(3).waitFor();
    const near = await pan(page, 'as it opens');
    for (let opened = 0; opened < 12; opened += 1) await openOne(page);
    const open = await pan(page, 'with more teams open');
    await page.getByRole('button', { name: 'Vis alt' }).click();
    await page.waitForTimeout(500);
    return [near, open, await pan(page, 'all of it')];
  } finally {
    await browser.close();
  }
}

async function openOne(page: Page): Promise<void> {
  const folded = page.locator('[role=treeitem][aria-expanded=false] button').first();
  if ((await folded.count()) > 0) await folded.evaluate((button: HTMLElement) => button.click());
  await page.waitForTimeout(150);
}

async function pan(page: Page, where: string): Promise<Panning> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return seconds('ScriptDuration') + seconds('RecalcStyleDuration') + seconds('LayoutDuration');
  };
  const before = await worked();
  const gaps = (await page.evaluate(panned, frames)).toSorted((a, b) => a - b);
  const work = ((await worked()) - before) * 1000;
  const elements = await page.locator('[role=tree] *').count();
  await session.detach();
  return { where, elements, middle: gaps[frames >> 1] ?? 0, p95: gaps[Math.floor(frames * 0.95)] ?? 0, work: work / frames };
}

// Runs in the page: scrolls the wheel a little in each frame, back and forth and down.
async function panned(count: number): Promise<number[]> {
  const tree = document.querySelector('[role=tree]');
  const gaps: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < count; frame += 1) {
    const deltaX = frame % 120 < 60 ? 24 : -24;
    tree?.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY: frame % 40 < 20 ? 8 : -8, bubbles: true, cancelable: true }));
    const now = await new Promise<number>((seen) => requestAnimationFrame(() => seen(performance.now())));
    gaps.push(now - last);
    last = now;
  }
  return gaps;
}

/** Prints the cost of panning. */
export function printPanning(pannings: readonly Panning[] | undefined): void {
  if (!pannings) return console.log('Panning: not measured, Chromium is missing');
  for (const { where, elements, middle, p95, work } of pannings)
    console.log(
      `Panning, ${where}: ${elements} elements, ${middle.toFixed(1)} ms between frames, p95 ${p95.toFixed(1)} ms, ${work.toFixed(2)} ms of work a frame`,
    );
}
