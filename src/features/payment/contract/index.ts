import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';

export const payment = feature({ name: 'payment', endpoints });
