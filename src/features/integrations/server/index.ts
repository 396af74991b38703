import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { integrations } from '../contract/index.ts';
import { connectionKind } from '../contract/kinds.ts';
import { sealedConnections } from './connections/sealed-connections.ts';
import { integrationsShare } from './takeout.ts';

export default serve(integrations, {}, [
  add(sealedTables, sealedConnections),
  add(takeoutShares, integrationsShare),
  add(loggedKinds, {
    entity: connectionKind,
    area: 'integrations',
    nameField: 'system',
    activity: { level: 'integrations' },
    tells: ['Integrations'],
  }),
]);
