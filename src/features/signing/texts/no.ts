import type { en } from './en.ts';

export const no: typeof en = {
  errors: {},
};
