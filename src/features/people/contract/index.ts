import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import * as imports from './endpoints-import.ts';

export const people = feature({ name: 'people', endpoints: { ...endpoints, ...imports } });
