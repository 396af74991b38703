/** Names of reasons, and the sentence of each. */
export const enReasons = {};
