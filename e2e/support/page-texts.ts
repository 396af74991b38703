import type { Page } from 'playwright-core';

/** A text of the page, and the element that contains it. */
export interface PageText {
  text: string;
  where: string;
}

/** All text that a user of the page can see or hear now, except text marked as another language. */
export function pageTexts(page: Page): Promise<PageText[]> {
  return page.evaluate(collect);
}

// Runs in the page: it may use nothing from its scope.
function collect(): PageText[] {
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'placeholder', 'alt'];
  const languageOf = (element: Element): string => ((element.closest('[lang]')?.getAttribute('lang') ?? '').startsWith('en') ? 'en' : 'no');
  const isForeign = (element: Element): boolean => languageOf(element) !== languageOf(document.documentElement);
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} "${label.trim().slice(0, 40)}"`;
  };
  const isThere = (element: Element): boolean => element.checkVisibility() && !element.closest('script, style, noscript');
  const found: PageText[] = [{ text: document.title, where: 'the title of the window' }];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    if (!parent || !textContent?.trim()) continue;
    const shown = parent instanceof HTMLOptionElement ? parent.closest('select') : parent;
    if (!shown || !isThere(shown) || isForeign(parent)) continue;
    const former = found.at(-1);
    // Where a word may break it is one word all the same.
    if (former && node.previousSibling?.nodeName === 'WBR') former.text += textContent.trim();
    else found.push({ text: textContent.trim(), where: nameOf(parent) });
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isThere(element) || isForeign(element)) continue;
    for (const name of attributes) {
      const text = element.getAttribute(name);
      if (text) found.push({ text, where: `${name} of ${nameOf(element)}` });
    }
    // A select shows its choice as the value of a field.
    if (element instanceof HTMLInputElement && !['password', 'checkbox', 'radio', 'hidden'].includes(element.type) && element.value)
      found.push({ text: element.value, where: `the value of ${element.name || element.id}` });
  }
  return found;
}
