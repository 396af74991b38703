/** The kind of a contract's deadline (notifications.16); any other number is its end. */
export const contractDeadline = { renewal: 1 } as const;
