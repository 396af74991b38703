import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { readTakeoutFiles } from './store-kept.ts';

const maker = 'Who made it; the contract is somebody else’s, in whose takeout it is.';

/** Employment contracts, in the takeout of the person that they are about. */
export const employmentShare: TakeoutShare = {
  tables: [
    {
      table: 'employment_contract',
      person: { columns: ['person_id'] },
      naming: { created_by: maker, changed_by: maker },
      withheld: {
        template: 'The words of the template, which are the product’s.',
        template_names: 'The name of the template, which is the product’s.',
        is_draft: 'Says the state once more, for the order of the list.',
        edit_session: 'Says of the log that two changes belong together.',
      },
      order: ['created_at'],
    },
    {
      table: 'employment_contract_version',
      person: { through: 'employment_contract', on: { contract_id: 'id' } },
      naming: { published_by: maker },
      order: ['contract_id', 'number'],
    },
  ],
  files: readTakeoutFiles,
};
