import type { PreviewInvoice } from '../../contract/entities.ts';

export type Reason = PreviewInvoice['lines'][number]['reason'];

const keys = {
  usedDays: ['usedDays', 'usedUsers'],
  yearAhead: ['yearAhead', 'yearUsers'],
  restOfYear: ['restOfYear', 'restUsers'],
  addedSeats: ['addedSeats', 'addedSeats'],
  unusedDays: ['unusedDays', 'unusedDays'],
  unsoldDays: ['unsoldDays', 'unsoldDays'],
  pack: ['pack', 'pack'],
  discount: ['discount', 'discount'],
} as const;
type ReasonKey = (typeof keys)[keyof typeof keys][number];

/** Which sentence says why a line is charged: what counts users names them. Undefined for a reason that this page does not know yet. */
export function reasonKey({ code, args }: Reason): ReasonKey | undefined {
  const found = Object.entries(keys).find(([name]) => name === code)?.[1];
  const hasUsers = Number(args['users'] ?? 0) > 0;
  return found?.[hasUsers ? 1 : 0];
}
