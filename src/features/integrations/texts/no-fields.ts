import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { noComparisonFields } from './no-comparison-fields.ts';
import { noSlackFields, noSlackValues } from './no-slack-fields.ts';

/** Words for what is kept of other systems, in the log and in takeouts. */
export const noFields: TextsLike<typeof enFields> = {
  records: { personLink: 'Personen i andre systemer', slackJob: 'Meldinger til Slack', slackPost: 'Hva det ble av meldinger til Slack' },
  fieldsOf: { ...noSlackFields, ...noComparisonFields },
  values: { area: { integrations: 'Integrasjoner' } },
  valuesOf: { ...noSlackValues },
};
