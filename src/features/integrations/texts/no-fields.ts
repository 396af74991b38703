import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { noComparisonFields } from './no-comparison-fields.ts';
import { noConnectFields, noConnectValues } from './no-connect-fields.ts';
import { noSlackFields, noSlackValues } from './no-slack-fields.ts';
import { noSync } from './no-sync.ts';
import { noSyncFields, noSyncValues } from './no-sync-fields.ts';

/** Words for what is kept of other systems, in the log and in takeouts. */
export const noFields: TextsLike<typeof enFields> = {
  records: {
    employeeSyncRow: 'Synkroniseringer av personen med andre systemer',
    personApart: 'Personer i andre systemer som ikke er personen',
    personLink: 'Personen i andre systemer',
    slackJob: 'Slack-meldinger',
    slackPost: 'Resultat for meldinger til Slack',
  },
  fieldsOf: { ...noConnectFields, ...noSlackFields, ...noComparisonFields, ...noSyncFields },
  values: {
    system: { poweroffice: 'PowerOffice Go', tripletex: 'Tripletex', unimicro: 'Uni Micro' },
    area: { integrations: 'Integrasjoner' },
  },
  valuesOf: {
    ...noConnectValues,
    ...noSlackValues,
    ...noSyncValues,
    syncs: { columns: { ...noSync.syncs.columns, addedThere: 'Lagt til i det andre systemet' } },
    syncedPeople: { columns: { ...noSync.sync.columns, words: 'Det andre systemets svar' } },
  },
};
