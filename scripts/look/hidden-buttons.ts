import type { Page } from 'playwright-core';

/** What counts as the part in front of the page: a dialog, also a native one. */
export const inFront = ':is([role=dialog], [role=alertdialog], dialog[open])';

/** The visible buttons of a page, or of the dialog in front of it, that are covered wherever one scrolls, or that one cannot scroll to. */
export async function hiddenButtons(page: Page): Promise<string[]> {
  return await page.evaluate(findHidden, inFront);
}

// Runs in the page: it may use nothing from its scope.
function findHidden(dialogs: string): string[] {
  const front = [...document.querySelectorAll(dialogs)].filter((one) => one.checkVisibility()).at(-1) ?? document.body;
  const isSeen = (button: Element): boolean => {
    const { width, height } = button.getBoundingClientRect();
    // What is one pixel large is for screen readers; what is behind something modal is not to be pressed, and a chart is moved under its window.
    const isLarge = width > 1 && height > 1;
    return (
      isLarge && !button.closest('[inert], [data-pans]') && button.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const isReached = (button: Element): boolean => {
    // A button that breaks into two lines may have nothing in its middle.
    const { left, right, top, bottom } = button.getClientRects()[0] ?? button.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (at === null) return false;
    if (button.contains(at) || at.closest('label')?.contains(button) === true) return true;
    // Nothing hits a button that takes no clicks; what is around it does instead.
    return getComputedStyle(button).pointerEvents === 'none' && at.contains(button);
  };
  const isCut = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  // Scripts can scroll what is cut off, people cannot; a row of tabs may be cut off one way and scroll the other.
  const cutAround = (button: Element): (() => void)[] => {
    const around = [];
    for (let part = button.parentElement; part; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const { scrollLeft: left, scrollTop: top } = part;
      const back = { ...(isCut(overflowX) && { left }), ...(isCut(overflowY) && { top }) };
      const cut = part;
      around.push(() => cut.scrollTo({ ...back, behavior: 'instant' }));
    }
    return around;
  };
  const isReachedFrom = (button: Element, block: ScrollLogicalPosition): boolean => {
    const around = cutAround(button);
    button.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    for (const putBack of around) putBack();
    return isReached(button);
  };
  const places = ['center', 'start', 'end'] as const;
  return [...front.querySelectorAll('button, [role=button], input:is([type=submit], [type=button])')]
    .filter(isSeen)
    .filter((button) => !isReached(button) && !places.some((block) => isReachedFrom(button, block)))
    .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim().slice(0, 40));
}
