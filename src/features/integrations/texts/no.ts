export const no = { errors: {} };
