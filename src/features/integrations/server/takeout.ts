import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { slackTables } from './slack/slack-takeout.ts';
import { sealedSyncRows } from './sync/row-content.ts';

/** What takeouts have of connections: never a key. Of links and syncs a person’s takeout has those that they are in. */
export const integrationsShare: TakeoutShare = {
  tables: [
    {
      table: 'accounting_connection',
      naming: { connected_by: 'Who connected the systems; the connection is the company’s.' },
      withheld: { credentials: 'The key to the other system: whoever has it reads and changes everybody there.' },
      order: ['system'],
    },
    {
      table: 'employee_sync',
      naming: { started_by: 'Who started a sync; the log has it too.' },
      withheld: {
        choice: 'A digest of what was chosen.',
        runner: 'The try that does it now.',
        runner_seen_at: 'The try that does it now.',
      },
      order: ['started_at', 'id'],
    },
    {
      table: 'employee_sync_row',
      person: { columns: ['company_user_id'] },
      sealed: sealedSyncRows,
      order: ['sync_id', 'number'],
    },
    { table: 'person_link', person: { columns: ['company_user_id'] }, order: ['system'] },
    { table: 'person_apart', person: { columns: ['company_user_id'] }, order: ['system', 'external_id'] },
    ...slackTables,
  ],
  leftOut: {
    change_hook: 'Where a system tells of changes: sealed secrets, and what it calls our subscriptions there.',
    people_comparison:
      'Both systems’ people at a moment, sealed and kept for a day; what is theirs is in the other system, what is ours in people.',
    unimicro_code: 'Digests of one-time codes, which are valid for ten minutes.',
  },
};
