import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

const whoLooked = ['actor_company_user_id', 'actor_account_id', 'actor_role', 'via'];

/** The log, for takeouts: changes to a person, and their own actions. */
export const logShare: TakeoutShare = {
  tables: [
    {
      table: 'company_takeout',
      naming: { asked_by: 'Who asked for a takeout of the company; the log has it too.' },
      withheld: { sha256: 'Where the content of a takeout lies.' },
    },
    {
      table: 'audit_log',
      person: { through: 'audit_detail', on: { id: 'audit_id' } },
      // The role is kept: takeouts list views with time, role and purpose (takeout.2).
      lookers: whoLooked.filter((column) => column !== 'actor_role'),
      withheld: {
        owner_id: 'With which record its lines are closed.',
        digest: 'Part of the chain.',
        sequence: 'Part of the chain.',
        chain: 'Part of the chain.',
        request_id: 'For tracing faults.',
      },
      order: ['at', 'id'],
    },
    {
      table: 'audit_log',
      section: 'own_actions',
      person: { columns: ['actor_company_user_id'] },
      withheld: {
        ...Object.fromEntries(whoLooked.map((column) => [column, 'Is the person.'])),
        entity_id: 'Often another person.',
        owner_id: 'With which record its lines are closed.',
        digest: 'Part of the chain.',
        sequence: 'Part of the chain.',
        chain: 'Part of the chain.',
        request_id: 'For tracing faults.',
      },
      order: ['at', 'id'],
    },
    { table: 'audit_detail', person: { columns: ['company_user_id'] }, withheld: { salt: 'Part of the chain.' }, order: ['audit_id'] },
  ],
};
