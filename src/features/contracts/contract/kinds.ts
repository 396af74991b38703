/** The status of a contract (contracts.2). */
export const contractStatus = { active: 1, inactive: 2, termination: 3, onTrial: 4 } as const;
export const contractStatuses = [1, 2, 3, 4] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Whether it renews by itself, or ends (contracts.3). */
export const contractType = { automatic: 1, ending: 2 } as const;
export const contractTypes = [1, 2] as const;
export type ContractType = (typeof contractTypes)[number];

/** What its value is for (contracts.9). */
export const valueInterval = { month: 1, year: 2, hour: 3 } as const;
export const valueIntervals = [1, 2, 3] as const;
export type ValueInterval = (typeof valueIntervals)[number];

/** What a deadline, or a notification of it, is about. */
export const deadlineType = { renewal: 1, end: 2 } as const;
export const deadlineTypes = [1, 2] as const;
export type DeadlineType = (typeof deadlineTypes)[number];

export const trafficLights = ['Green', 'Yellow', 'Red'] as const;
export type TrafficLight = (typeof trafficLights)[number];

/** How many days before the renewal or the end a notification may come (contracts.12). */
export const usualDaysBefore = [14, 30, 60, 90, 120, 150, 180, 270, 360, 720, 1080, 1800] as const;
/** Those that are offered too when there is a notice period: a month before one of the usual notice periods. */
export const extraDaysBefore = [44, 75, 210, 300, 390, 750, 1110, 1830] as const;
/** All of them, in order. */
export const allDaysBefore: readonly number[] = [...usualDaysBefore, ...extraDaysBefore].toSorted((a, b) => a - b);
/** How long before a notice that is longer than the list one is told: a month, and three (contracts.96). */
export const aheadOfNotice = [30, 90] as const;

export const maxNotifications = 20;
export const maxContacts = 20;

/** More than so many are handed over, but not back. */
export const mostHandedBack = 5000;
/** The obligations and notifications that go with them: with both, the call stays within what a body may hold. */
export const mostGoingAlong = 10_000;
