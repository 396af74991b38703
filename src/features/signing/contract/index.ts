import { feature } from '#kernel/contract/feature.ts';
import { signingRights } from './rights.ts';

// Each module comes in with its handlers.
export const signing = feature({
  name: 'signing',
  rights: signingRights,
  endpoints: {},
});
