import { feature } from '#kernel/contract/feature.ts';
import * as own from './endpoints.ts';
import * as ofCompany from './endpoints-company-keys.ts';

export const account = feature({ name: 'account', endpoints: { ...own, ...ofCompany } });
