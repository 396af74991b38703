import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';

export const log = feature({ name: 'log', endpoints });
