export const no = {};
