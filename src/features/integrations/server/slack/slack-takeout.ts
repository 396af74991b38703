import type { TakeoutTable } from '#kernel/server/takeout/takeout-share.ts';

/** Messages to Slack in a company's takeout: never an address, and nobody whom they named. */
export const slackTables: readonly TakeoutTable[] = [
  {
    table: 'slack_job',
    naming: { created_by: 'Who made the messages; they are the company’s.' },
    withheld: {
      webhook: 'The address of the channel: whoever has it may write there.',
      webhook_digest: 'A digest of the address, by which the same one is found.',
    },
    order: ['created_at', 'id'],
  },
  {
    table: 'slack_post',
    withheld: { told: 'Digests of whom a message on a Friday named, which are erased on Sunday.' },
    order: ['day', 'slack_job_id'],
  },
];
