const usualWarning = 120;

/** How many seconds before its end a session warns: 120, or `#session={seconds}` in the address (shell.36). */
export function warningSeconds(hash: string): number {
  return Number(/(?:^#|&)session=(\d+)/.exec(hash)?.[1]) || usualWarning;
}

/** How long to wait before looking again: half of what is left until the warning, at least 2.5 seconds (shell.36). */
export function checkDelay(secondsLeft: number, warning: number): number {
  return Math.max(2.5, (secondsLeft - warning) / 2) * 1000;
}
