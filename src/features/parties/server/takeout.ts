import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

/** Parties, for the company's takeout. They are no people of the company, so they are in no person's. */
export const partiesShare: TakeoutShare = {
  tables: [
    { table: 'party', naming: { created_by: 'Who added it; the party is somebody outside the company.' }, order: ['name'] },
    { table: 'party_contact', order: ['party_id'] },
  ],
};
