import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';

export const billing = feature({ name: 'billing', endpoints });
