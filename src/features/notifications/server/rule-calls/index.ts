/** The handlers of these calls. */
export const handlers = {};
