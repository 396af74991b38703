import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';

export const parties = feature({ name: 'parties', endpoints: { ...endpoints } });
