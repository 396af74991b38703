import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { readAccountTakeout } from './store-takeout.ts';

/** API keys of a company's people, and a person's own sign-in data, for takeouts. */
export const accountShare: TakeoutShare = {
  tables: [{ table: 'api_key', person: { columns: ['company_user_id'] }, order: ['created_at'] }],
  leftOut: { repeated_call: 'Answers of the last 24 hours, about things that are in the takeout themselves.' },
  ofAccount: readAccountTakeout,
};
