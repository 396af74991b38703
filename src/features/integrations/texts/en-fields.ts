import type { FieldWords } from '#kernel/contract/texts.ts';
import { enComparisonFields } from './en-comparison-fields.ts';
import { enConnectFields, enConnectValues } from './en-connect-fields.ts';
import { enSlackFields, enSlackValues } from './en-slack-fields.ts';
import { enSync } from './en-sync.ts';
import { enSyncFields, enSyncValues } from './en-sync-fields.ts';

/** Words for what is kept of other systems, in the log and in takeouts. */
export const enFields = {
  records: {
    employeeSyncRow: 'Syncs of the person with other systems',
    personApart: 'People in other systems who are not the person',
    personLink: 'The person in other systems',
    slackJob: 'Slack messages',
    slackPost: 'Result of messages to Slack',
  },
  fieldsOf: { ...enConnectFields, ...enSlackFields, ...enComparisonFields, ...enSyncFields },
  values: {
    system: { poweroffice: 'PowerOffice Go', tripletex: 'Tripletex', unimicro: 'Uni Micro' },
    area: { integrations: 'Integrations' },
  },
  valuesOf: {
    ...enConnectValues,
    ...enSlackValues,
    ...enSyncValues,
    syncs: { columns: { ...enSync.syncs.columns, addedThere: 'Added in the other system' } },
    syncedPeople: { columns: { ...enSync.sync.columns, words: 'Answer of the other system' } },
  },
} satisfies FieldWords;
