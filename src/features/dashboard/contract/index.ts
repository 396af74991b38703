import { feature } from '#kernel/contract/feature.ts';
import * as home from './endpoints-home.ts';
import * as favourites from './endpoints.ts';

export const dashboard = feature({ name: 'dashboard', endpoints: { ...favourites, ...home } });
