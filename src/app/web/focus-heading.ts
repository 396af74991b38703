/** Puts the focus on the heading of a page that has just opened, so that it is announced; answers how to give up waiting for it. */
export function focusHeading(): () => void {
  if (moveTo('main h1')) return () => undefined;
  // A page about one person has no heading before the person is there.
  moveTo('main');
  const observer = new MutationObserver(() => {
    const isElsewhere = !document.activeElement?.matches('body, main');
    if (isElsewhere || moveTo('main h1')) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function moveTo(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.setAttribute('tabindex', '-1');
  element?.focus({ preventScroll: true });
  return element !== null;
}
