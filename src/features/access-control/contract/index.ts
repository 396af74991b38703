import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';

export const accessControl = feature({ name: 'access-control', endpoints });
