/** The bell and the history. */
export const enBell = {};
