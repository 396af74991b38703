import type { Recount } from './RecountDialog.tsx';

/** Whether what is counted again is asked about: when it is anything at all, and not what was confirmed just before. */
export function needsConfirming(recount: Recount, confirmed: Recount | undefined): boolean {
  const { absences, allowances, deadlines } = recount;
  if (absences.length + allowances.length + deadlines.length === 0) return false;
  return JSON.stringify(recount) !== JSON.stringify(confirmed);
}
