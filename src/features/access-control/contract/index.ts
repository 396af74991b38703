import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import { explain } from './endpoints-explain.ts';
import * as itemEndpoints from './endpoints-item.ts';
import { endViewAs, viewAs } from './endpoints-view.ts';
import { accessControlRights } from './rights.ts';

export const accessControl = feature({
  name: 'access-control',
  rights: accessControlRights,
  endpoints: { ...endpoints, ...itemEndpoints, viewAs, endViewAs, explain },
});
