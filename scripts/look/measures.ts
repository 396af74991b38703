import type { Page } from 'playwright-core';
import { hiddenButtons, inFront } from './hidden-buttons.ts';

/** What a page is measured by: how far its parts jump while it loads, where its first row begins, how wide it is, what is in the way. */
export interface Measured {
  /** Whether there is a page at all: what shows nothing does not jump. */
  isThere: boolean;
  /** The layout shift until the page is quiet, and what moved furthest. */
  shift: number;
  moved: readonly string[];
  /** The top of the first row of a list under the top bar, in pixels; undefined on a page without a list. */
  firstRow: number | undefined;
  /** How high the highest row of a table is, in pixels; undefined on a page without one. */
  rowHeight: number | undefined;
  /** By how many pixels the page is wider than the window. */
  overflow: number;
  /** Buttons that something else covers, or that cannot be scrolled to. */
  hidden: readonly string[];
}

/** The limits (shell.51), by the width of the window. */
export const limitsAt = (width: number) => ({ shift: 0.05, firstRow: width < 640 ? 210 : 200, rowHeight: 40, overflow: 0, hidden: 0 });

interface LaterRow {
  firstRow: number;
  rowHeight?: number;
  why: string;
}

const daysFirst = 'The vacation days that are left come before the absences of the year.';

/** Pages whose list comes after a picture of the same things, or after what explains it, with limits of their own (record 621). */
const laterRows: Readonly<Record<string, LaterRow>> = {
  'access-control-tab-roles': { firstRow: 1560, rowHeight: 56, why: 'What each role is for comes before the table of what it may do.' },
  'gdpr-log': { firstRow: 200, rowHeight: 60, why: 'A sentence says who did what, on as many lines as it needs.' },
  'gdpr-risk-assessment': { firstRow: 800, rowHeight: 66, why: 'The matrix of risks comes before their list; a risk is a sentence.' },
  'my-settings-tab-notifications': {
    firstRow: 270,
    why: 'What the channels are for, and that SMS needs a mobile number, comes before their table.',
  },
  'on-offboarding-details': { firstRow: 300, why: 'How far the plan is, and for whom, comes before its tasks.' },
  'on-offboarding-template-new': { firstRow: 560, why: 'For whom the template is comes before its tasks.' },
  'people-details-tab-absence': { firstRow: 620, why: daysFirst },
  'vacation-and-leave-tab-personal': { firstRow: 760, why: daysFirst },
  'vacation-and-leave-tab-personal-why-yes': { firstRow: 1060, why: `${daysFirst} Here, with why they are so many.` },
};

/** Starts adding up layout shifts, on every page that is opened from now on. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts);
}

/** Measures the page as it is now; the search for hidden buttons scrolls, so it comes last. */
export async function measure(page: Page): Promise<Measured> {
  const measured = await page.evaluate(measuredPage, inFront);
  return { ...measured, hidden: await hiddenButtons(page) };
}

/** The five limits at a width, in words. */
export function limitsInWords(width: number): string {
  const { shift, firstRow, rowHeight, overflow, hidden } = limitsAt(width);
  return `shift at most ${shift}, first row at most at ${firstRow} px, rows at most ${rowHeight} px high, at most ${overflow} px wider than ${width} px, at most ${hidden} buttons hidden`;
}

/** A line of the list: all that was measured of a page, and its own limit where it has one. */
export function lineOf(page: string, { shift, firstRow, rowHeight, overflow, hidden }: Measured, isBeyond: boolean): string {
  const own = laterRows[page] ? ` of ${laterRows[page].firstRow}` : '';
  const row = firstRow === undefined ? 'no list' : `first row ${firstRow}${own}`;
  const high = rowHeight === undefined ? '' : `, rows ${rowHeight} high`;
  return `${isBeyond ? 'BAD' : 'ok '}  ${page.padEnd(44)} shift ${shift.toFixed(3)}, ${row}${high}, ${overflow} px too wide, ${hidden.length} hidden`;
}

/** What of the page goes beyond its limits, in words. */
export function beyondLimits(measured: Measured, { width, page }: { width: number; page: string }): string[] {
  const { isThere, shift, moved, firstRow = 0, rowHeight = 0, overflow, hidden } = measured;
  const limit = { ...limitsAt(width), ...laterRows[page] };
  return [
    ...(isThere ? [] : ['no page']),
    ...(shift > limit.shift ? [`shift ${shift.toFixed(3)} (${moved.join('; ')})`] : []),
    ...(firstRow > limit.firstRow ? [`first row at ${firstRow} px`] : []),
    ...(rowHeight > limit.rowHeight ? [`rows ${rowHeight} px high`] : []),
    ...(overflow > limit.overflow ? [`${overflow} px too wide`] : []),
    ...(hidden.length > limit.hidden ? [`hidden: ${hidden.join(', ')}`] : []),
  ];
}

interface Shifts {
  sum: number;
  moved: { part: string; by: number }[];
}

// Runs in the page, before anything else does: it may use nothing from its scope.
function recordShifts(): void {
  const shifts: Shifts = { sum: 0, moved: [] };
  Object.assign(globalThis, { samspillShifts: shifts });
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}` : 'a part that is gone';
  };
  new PerformanceObserver((list) => {
    // The type of the list's entries is not in the library of the DOM.
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      shifts.sum += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources.slice(0, 2))
        shifts.moved.push({
          part: `${nameOf(node)} ${Math.round(previousRect.y)}→${Math.round(currentRect.y)} at ${Math.round(entry.startTime)} ms`,
          by: entry.value,
        });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

// Runs in the page, as above.
function measuredPage(dialogs: string): Omit<Measured, 'hidden'> {
  // As `recordShifts` left it.
  const { sum, moved } = (globalThis as unknown as { samspillShifts: Shifts }).samspillShifts;
  const { clientWidth, scrollWidth } = document.documentElement;
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const rows = document.querySelectorAll('main [data-list] :is(tbody tr, li, [role=row])');
  const first = [...rows].find((row) => row.checkVisibility())?.getBoundingClientRect().top;
  const heights = [...document.querySelectorAll('main [data-list] tbody tr:not([aria-hidden])')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.getBoundingClientRect().height);
  const isBehind = [...document.querySelectorAll(dialogs)].some((dialog) => dialog.checkVisibility());
  return {
    isThere: [...document.querySelectorAll('h1')].some((title) => title.checkVisibility()),
    shift: sum,
    moved: moved
      .toSorted((one, other) => other.by - one.by)
      .slice(0, 3)
      .map(({ part }) => part),
    // The page behind a dialog is measured without it.
    firstRow: first === undefined || isBehind ? undefined : Math.round(first - bar + scrollY),
    rowHeight: heights.length === 0 || isBehind ? undefined : Math.round(Math.max(...heights)),
    overflow: Math.max(0, scrollWidth - clientWidth),
  };
}
