import type { ErrorCodeOf } from '#kernel/contract/feature.ts';
import type { integrations } from '../contract/index.ts';
import { enComparisonErrors } from './en-comparison-errors.ts';
import { enConnect } from './en-connect.ts';
import { enConnectErrors } from './en-connect-errors.ts';
import { enCompare } from './en-compare.ts';
import { enSlack } from './en-slack.ts';
import { enSyncErrors } from './en-sync-errors.ts';
import { enSync } from './en-sync.ts';

export const en = {
  errors: {
    ...enConnectErrors,
    ...enComparisonErrors,
    ...enSyncErrors,
    'integrations.SlackWebhookInvalid':
      'This is not a webhook address from Slack. It starts with https://hooks.slack.com/services/ followed by three parts. Copy all of it.',
    'integrations.SlackJobExists': 'That channel already gets this message. Choose another message or another channel.',
    'integrations.TooManySlackJobs': 'The company cannot have more messages to Slack. Delete one first.',
  } satisfies Record<Extract<ErrorCodeOf<typeof integrations>, `integrations.${string}`>, string>,
  title: 'Integrations',
  lead: 'Connect the systems you use, so you only enter things once.',
  missingIn: { poweroffice: 'Not in PowerOffice Go', tripletex: 'Not in Tripletex', unimicro: 'Not in Uni Micro' },
  systems: { poweroffice: 'PowerOffice Go', tripletex: 'Tripletex', unimicro: 'Uni Micro', slack: 'Slack' },
  state: { none: 'Not connected', ok: 'Connected', failing: 'Not working just now', disabled: 'Off' },
  since: 'Since {date}',
  sinceBy: 'Since {date}, by {name}',
  slack: enSlack,
  ...enCompare,
  ...enConnect,
  ...enSync,
};
