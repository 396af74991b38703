import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';
import { companyRights } from './rights.ts';

export const company = feature({ name: 'company', rights: companyRights, endpoints });
