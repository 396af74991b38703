/** The highest number on the badge; one more means "more than". */
export const badgeCap = 99;

/** The kinds of notification lists (notifications.18). */
export const notificationList = { bell: 1, agreements: 2, statements: 3, risks: 4 } as const;
