import { feature } from '#kernel/contract/feature.ts';
import * as addenda from './endpoints-addendum.ts';
import * as bulk from './endpoints-bulk.ts';
import * as finish from './endpoints-finish.ts';
import * as life from './endpoints-life.ts';
import * as endpoints from './endpoints.ts';
import { employmentRights } from './rights.ts';

export const employment = feature({
  name: 'employment',
  rights: employmentRights,
  endpoints: { ...endpoints, ...life, ...finish, ...bulk, ...addenda },
});
