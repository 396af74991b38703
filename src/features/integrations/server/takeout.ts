import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { slackTables } from './slack/slack-takeout.ts';

/** What a company’s takeout has of its connections: never a key. */
export const integrationsShare: TakeoutShare = {
  tables: [
    {
      table: 'accounting_connection',
      naming: { connected_by: 'Who connected the systems; the connection is the company’s.' },
      withheld: { credentials: 'The key to the other system: whoever has it reads and changes everybody there.' },
      order: ['system'],
    },
    ...slackTables,
  ],
  leftOut: { unimicro_code: 'Digests of one-time codes, which are valid for ten minutes.' },
};
