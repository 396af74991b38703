export const en = {
  errors: {},
} as const;
