import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import * as itemEndpoints from './endpoints-item.ts';

export const accessControl = feature({ name: 'access-control', endpoints: { ...endpoints, ...itemEndpoints } });
