import { feature } from '#kernel/contract/feature.ts';
import * as balance from './endpoints-balance.ts';
import * as company from './endpoints-company.ts';
import * as requests from './endpoints-requests.ts';
import * as reads from './endpoints.ts';
import { absenceRights } from './rights.ts';

export const absence = feature({ name: 'absence', rights: absenceRights, endpoints: { ...reads, ...requests, ...balance, ...company } });
