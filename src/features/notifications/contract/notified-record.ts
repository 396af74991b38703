/** The kind of record that a reminder's note is attached to (notifications.16); `person` is specific to this product. */
export const notedRecord = { treatment: 0, contract: 1, person: 2 } as const;

/** The kind of a contract's deadline (notifications.16); any other number is its end. */
export const contractDeadline = { renewal: 1 } as const;
