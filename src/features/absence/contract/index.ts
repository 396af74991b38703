import { feature } from '#kernel/contract/feature.ts';
import * as balance from './endpoints-balance.ts';
import * as company from './endpoints-company.ts';
import * as requests from './endpoints-requests.ts';
import * as reads from './endpoints.ts';

export const absence = feature({ name: 'absence', endpoints: { ...reads, ...requests, ...balance, ...company } });
