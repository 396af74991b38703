/** The badge counts to here; one more means "more than". */
export const badgeCap = 99;

/** The kinds of lists of notifications that are asked for (notifications.18). */
export const notificationList = { bell: 1 } as const;
