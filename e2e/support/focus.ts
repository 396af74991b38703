import type { Page } from 'playwright-core';

export interface Focused {
  /** The accessible name. */
  name: string;
  /** The declared role, otherwise the element's tag. */
  role: string;
  /** Whether the focus is visible. */
  isMarked: boolean;
  /** Whether it is within the viewport. */
  isInSight: boolean;
}

/** The focused element. */
export function focused(page: Page): Promise<Focused> {
  return page.evaluate(describeFocus);
}

// Runs in the page: it may use nothing from its scope.
function describeFocus(): Focused {
  const element = document.activeElement ?? document.body;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
  const referred = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  const labelled = labels.map((label) => label.textContent ?? '').join(' ');
  const name = element.getAttribute('aria-label') || referred.join(' ').trim() || labelled || element.textContent || '';
  // The element that draws the focus ring: the element itself, its parent, or its sibling.
  const drawn = [element, element.parentElement, element.nextElementSibling]
    .filter((one) => one !== null)
    .map((one) => getComputedStyle(one));
  const hasOutline = drawn.some(
    ({ outlineStyle, outlineWidth, boxShadow }) => (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
  );
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return {
    name: name.replaceAll('*', '').replace(/\s+/g, ' ').trim(),
    role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
    isMarked: hasOutline,
    isInSight: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
  };
}

/** Presses Tab until an element with this name has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stops = 0; stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here.role === 'body') continue;
    passed.push(`${here.role} "${here.name}"`);
    if (!here.isMarked) throw new Error(`Nothing shows that ${passed.at(-1)} has the focus`);
    if (!here.isInSight) throw new Error(`${passed.at(-1)} has the focus outside the window`);
    if (name.test(here.name)) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}; it leads to ${passed.slice(0, 40).join(', ')}`);
}
