import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Work, for takeouts. */
export const workShare: TakeoutShare = {
  tables: [{ table: 'work', naming: { started_by: 'Who started work of the company; the log has it too.' } }],
};
