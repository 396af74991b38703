import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';

export const tasks = feature({ name: 'tasks', endpoints: { ...endpoints } });
