/** An invoice or credit note, in the log. */
export const invoiceKind = 'invoice';
