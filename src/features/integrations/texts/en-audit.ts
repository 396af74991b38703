import { enConnectAudit } from './en-connect-audit.ts';
import { enSyncAudit } from './en-sync-audit.ts';

/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    accountingConnection: 'Connection',
    employeeSync: 'Sync of people',
    peopleComparison: 'Comparison of people',
    slackJob: 'Slack message',
  },
  changed: {
    employeeSync: '{actor} synced people with {what}',
    accountingConnection: '{actor} changed the connection to {what}',
    peopleComparison: '{actor} compared people with {what}',
    slackJob: '{actor} changed the Slack message {what}',
  },
  actions: {
    ...enConnectAudit,
    ...enSyncAudit,
    createSlackJob: '{actor} created the Slack message {what}',
    deleteSlackJob: '{actor} deleted the Slack message {what}',
    'post-to-slack': 'The Slack message {what} was turned off, because Slack no longer accepts it',
    'fail-slack-post':
      'The Slack message {what} {outcome, select, uncertain {may not have been posted, because Slack did not confirm it} refused {was not posted, because Slack did not accept it} other {was not posted, because Slack could not be reached in time}}',
  },
} as const;
