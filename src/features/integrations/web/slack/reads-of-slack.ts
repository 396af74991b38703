import { getIntegrations } from '../../contract/endpoints-overview.ts';
import { getSlackJobs } from '../../contract/endpoints-slack.ts';

/** What is old when a message to Slack changes. */
export const readsOfSlack = [getSlackJobs, getIntegrations] as const;
