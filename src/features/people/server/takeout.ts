import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { sealedPeople } from './sealed-tables.ts';

const workingMaterial = 'Working material of an import, sealed and removed with it: what it wrote stands in the person.';

/** The data about people, for takeouts. */
export const peopleShare: TakeoutShare = {
  tables: [
    {
      table: 'company_user',
      person: { columns: ['id'] },
      naming: { reporting_to: 'Whom others report to is in their own takeouts.' },
      withheld: {
        search_text: 'Made of other columns, to search by.',
        change_number: 'Counts changes for lists that are kept.',
        birthday_month_day: 'Made of the birthday.',
        former_account_id: 'The account that they had access with before a plan ended it.',
        email_key: 'Made of the e-mail address, to compare it by.',
      },
    },
    {
      table: 'company_user_secret',
      person: { columns: ['id'] },
      sealed: sealedPeople,
    },
    { table: 'company_user_emergency_contact', person: { columns: ['company_user_id'] }, order: ['sort_order'] },
    {
      table: 'company_user_history',
      person: { columns: ['company_user_id'] },
      naming: { reporting_to: 'Whom others reported to is in their own takeouts.', changed_by: 'Who wrote it down; the log has it too.' },
      order: ['valid_from'],
    },
    { table: 'company_user_interaction', person: { columns: ['company_user_id'] }, order: ['company_user_id'] },
    {
      table: 'people_import',
      naming: { created_by: 'Who imported a list; the log has it too.' },
      withheld: { reading: workingMaterial, started_by: 'Who started it, as working material; the log has it too.' },
    },
  ],
  leftOut: { people_import_row: workingMaterial },
};
