import type { Page } from 'playwright-core';

export const widths = [360, 768, 1440] as const;

/** The layout problems of the current page, one line each. */
export async function layoutFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    let wide = await page.evaluate(tooWide);
    // Scripts that measure the window update a little later, on a busy machine later still.
    for (let tries = 0; wide.length > 0 && tries < 10; tries += 1) {
      await page.waitForTimeout(100);
      wide = await page.evaluate(tooWide);
    }
    if (wide.length > 0) findings.push(`at ${width} pixels it is too wide: ${wide.slice(0, 4).join(', ')}`);
    if (width === 1440) findings.push(...(await hiddenColumns(page)));
  }
  return findings;
}

/** Lists whose first columns do not fit a usual screen beside the menu; the table says what it hides. */
async function hiddenColumns(page: Page): Promise<string[]> {
  const cut = page.locator('[data-hidden~=end]:has(thead)');
  for (let tries = 0; tries < 10 && (await cut.count()) > 0; tries += 1) await page.waitForTimeout(100);
  return await cut.evaluateAll((frames) =>
    frames.map(({ scrollWidth, clientWidth }) => `at 1440 pixels columns are hidden: ${scrollWidth - clientWidth} pixels of a list`),
  );
}

// Runs in the page: it may use nothing from its scope.
function tooWide(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > clientWidth + 1)
    .map(
      (element) => `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} to ${Math.round(element.getBoundingClientRect().right)}`,
    );
}

/** Checks language, window title and headings of the page. */
export async function headFindings(page: Page, expected: { lang: string; title: string }): Promise<string[]> {
  const findings: string[] = [];
  const lang = await page.locator('html').getAttribute('lang');
  if (lang?.slice(0, 2) !== expected.lang.slice(0, 2)) findings.push(`its language is ${lang}, not ${expected.lang}`);
  const title = await page.title();
  if (title !== expected.title) findings.push(`the window is called "${title}", not "${expected.title}"`);
  const headings = await page.locator('h1:visible').allTextContents();
  if (headings.length !== 1) findings.push(`it has ${headings.length} first headings: ${headings.join(' | ')}`);
  return findings;
}
