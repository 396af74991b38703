/** It has no calls of its own. */
export const examples = {};
