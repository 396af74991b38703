import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import * as imports from './endpoints-import.ts';
import * as life from './endpoints-life.ts';
import { peopleRights } from './rights.ts';

export const people = feature({ name: 'people', rights: peopleRights, endpoints: { ...endpoints, ...imports, ...life } });
