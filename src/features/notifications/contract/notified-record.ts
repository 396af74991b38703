/** What a note that somebody is reminded of stands on (notifications.16); a person is ours. */
export const notedRecord = { treatment: 0, contract: 1, person: 2 } as const;

/** What the deadline of a contract is (notifications.16); any other number is its end. */
export const contractDeadline = { renewal: 1 } as const;
