import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

const keeper = 'A contract is about somebody outside the company; who keeps it is in the company’s takeout.';

const workingMaterial = 'Working material of an import, sealed and removed with it: what it wrote stands in the contract.';

/** Contracts, for the company's takeout: they are about nobody of the company. */
export const contractsShare: TakeoutShare = {
  tables: [
    {
      table: 'contract',
      naming: { responsible_id: keeper, created_by: keeper, changed_by: keeper },
      withheld: {
        next_deadline: 'Counted from the dates of the contract.',
        term_end: 'Counted from the dates of the contract.',
        is_expired: 'Counted from the dates of the contract.',
        value_per_year: 'Counted from the value.',
        change_number: 'Counts changes for lists that are kept.',
      },
      order: ['party', 'name'],
    },
    { table: 'contract_notification', naming: { recipient_id: keeper }, order: ['contract_id', 'days_before'] },
    { table: 'contract_feed', person: { columns: ['company_user_id'] } },
    {
      table: 'contract_import',
      naming: { created_by: 'Who imported a list; the log has it too.' },
      withheld: { reading: workingMaterial, started_by: 'Who started it, as working material; the log has it too.' },
    },
    { table: 'contract_settings', withheld: { counted_on: 'When deadlines were last counted.' } },
  ],
  leftOut: { contract_import_row: workingMaterial },
};
