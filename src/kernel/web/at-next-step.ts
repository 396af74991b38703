/** How long a step that was asked for may take: the browser sends no event for one that leads nowhere. */
const longestStep = 2_000;

/** Acts once when the browser has taken the step that it was asked for; a later one is not meant. */
export function atNextStep(steps: EventTarget, act: () => void): void {
  const waiting = new AbortController();
  steps.addEventListener('popstate', act, { once: true, signal: waiting.signal });
  setTimeout(() => waiting.abort(), longestStep);
}
