const usualWarning = 120;

/** How many seconds before its end a session warns: 120, or `#session={seconds}` in the address (shell.36). */
export function warningSeconds(hash: string): number {
  return Number(/(?:^#|&)session=(\d+)/.exec(hash)?.[1]) || usualWarning;
}

/** The time until the next check: half of the time until the warning, at least 2.5 seconds (shell.36). */
export function checkDelay(secondsLeft: number, warning: number): number {
  return Math.max(2.5, (secondsLeft - warning) / 2) * 1000;
}
