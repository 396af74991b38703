import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { readTakeoutFiles } from './store-takeout.ts';

const others = 'Somebody else’s request; they are in its list of people.';
const passing = 'Lives for minutes, and opens something as long as it lives.';

/** Requests for signing: in the takeout of a person those they asked for, and what they themselves did in others. */
export const signingShare: TakeoutShare = {
  tables: [
    {
      table: 'signing_request',
      person: { columns: ['requested_by'] },
      naming: { location_person_id: 'Whose profile the signed file goes to; the file itself is in their takeout.' },
      withheld: {
        is_ended: 'Says the status once more, for the order of lists.',
        expires_on: 'Says the due dates once more, for the order of lists.',
        search_text: 'Made of other columns, to search by.',
        change_number: 'Counts changes for lists that are kept.',
        is_annulment: 'Says once more whether it annuls another one, when that is deleted.',
        is_of_erased: 'No of what is still somebody’s.',
      },
      order: ['created_at'],
    },
    {
      table: 'signing_recipient',
      person: { columns: ['company_user_id'] },
      withheld: {
        email_key: 'Says the address once more, as addresses are compared.',
        mail_id: 'Which report of a mail belongs to it.',
        is_erased: 'No of whoever still has a takeout.',
      },
      order: ['request_id', 'number'],
    },
    {
      table: 'signing_event',
      person: { through: 'signing_recipient', on: { recipient_id: 'id' } },
      naming: { by: others },
      order: ['request_id', 'number'],
    },
    {
      table: 'signing_file',
      person: { through: 'signing_recipient', on: { request_id: 'request_id' } },
      order: ['request_id', 'kind', 'position'],
    },
    { table: 'signing_upload', person: { columns: ['uploaded_by'] }, order: ['uploaded_at'] },
    { table: 'signing_use' },
  ],
  leftOut: { signing_code: passing, signing_confirmation: passing },
  files: readTakeoutFiles,
};
