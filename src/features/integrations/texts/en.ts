export const en = { errors: {} };
