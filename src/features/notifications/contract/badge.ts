/** The badge counts to here; one more means "more than". */
export const badgeCap = 99;
