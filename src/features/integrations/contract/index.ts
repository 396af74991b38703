import { feature } from '#kernel/contract/feature.ts';
import * as comparison from './endpoints-comparison.ts';
import * as connections from './endpoints-connections.ts';
import { takeTripletexEvent } from './endpoints-hooks.ts';
import * as match from './endpoints-match.ts';
import * as overview from './endpoints-overview.ts';
import * as slack from './endpoints-slack.ts';
import { exportSync, exportSyncHistory } from './endpoints-sync-files.ts';
import * as sync from './endpoints-sync.ts';
import { integrationsRights } from './rights.ts';

export const integrations = feature({
  name: 'integrations',
  rights: integrationsRights,
  endpoints: { ...overview, ...connections, ...comparison, ...match, ...sync, exportSync, exportSyncHistory, ...slack, takeTripletexEvent },
});
