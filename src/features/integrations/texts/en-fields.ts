import type { FieldWords } from '#kernel/contract/texts.ts';
import { enSlackFields, enSlackValues } from './en-slack-fields.ts';

/** Words for what is kept of other systems, in the log and in takeouts. */
export const enFields = {
  records: { slackJob: 'Messages to Slack', slackPost: 'What became of messages to Slack' },
  fieldsOf: { ...enSlackFields },
  values: { area: { integrations: 'Integrations' } },
  valuesOf: { ...enSlackValues },
} satisfies FieldWords;
