/** The page of rules. */
export const enRules = {};
