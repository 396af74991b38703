import type { PreviewInvoice } from '../../contract/entities.ts';

type Reason = PreviewInvoice['lines'][number]['reason'];

/** Why a line of an invoice is what it is. */
export function useReasonWords(): (reason: Reason) => string {
  return ({ code }) => code;
}
