import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';
import { noConnectAudit } from './no-connect-audit.ts';
import { noSyncAudit } from './no-sync-audit.ts';

/** What the log and recent activity say of this feature’s calls. */
export const noAudit: TextsLike<typeof enAudit> = {
  entities: {
    accountingConnection: 'Tilkobling',
    employeeSync: 'Synkronisering av ansatte',
    peopleComparison: 'Sammenligning av ansatte',
    slackJob: 'Slack-melding',
  },
  changed: {
    employeeSync: '{actor} synkroniserte ansatte med {what}',
    accountingConnection: '{actor} endret tilkoblingen til {what}',
    peopleComparison: '{actor} sammenlignet ansatte med {what}',
    slackJob: '{actor} endret Slack-meldingen {what}',
  },
  actions: {
    ...noConnectAudit,
    ...noSyncAudit,
    createSlackJob: '{actor} opprettet Slack-meldingen {what}',
    deleteSlackJob: '{actor} slettet Slack-meldingen {what}',
    'post-to-slack': 'Slack-meldingen {what} ble slått av, fordi Slack ikke lenger tar den imot',
    'fail-slack-post':
      'Slack-meldingen {what} {outcome, select, uncertain {ble kanskje ikke publisert, fordi Slack ikke bekreftet den} refused {ble ikke publisert, fordi Slack ikke tok den imot} other {ble ikke publisert, fordi Slack ikke kunne nås i tide}}',
  },
};
