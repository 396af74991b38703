import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { integrations } from '../contract/index.ts';
import { connectionKind, slackJobKind } from '../contract/kinds.ts';
import { sealedConnections } from './connections/sealed-connections.ts';
import { getIntegrations } from './get-integrations.ts';
import { previewSlackMessage } from './slack/preview-message.ts';
import { createSlackJob, deleteSlackJob, getSlackJobs, sealedSlackJobs } from './slack/slack-jobs.ts';
import { integrationsShare } from './takeout.ts';

const calls = { getIntegrations, getSlackJobs, createSlackJob, deleteSlackJob, previewSlackMessage };

const ofArea = { area: 'integrations', activity: { level: 'integrations' }, tells: ['Integrations'] } as const;

export default serve(integrations, calls, [
  add(sealedTables, sealedConnections, sealedSlackJobs),
  add(takeoutShares, integrationsShare),
  add(loggedKinds, { ...ofArea, entity: connectionKind, nameField: 'system' }, { ...ofArea, entity: slackJobKind, nameField: 'name' }),
]);
