import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { signing } from '../contract/index.ts';

export const en = {
  errors: {} satisfies Record<Extract<ErrorCodeOf<typeof signing>, `signing.${string}`>, string>,
};
