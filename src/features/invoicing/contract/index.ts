import { feature } from '#kernel/contract/feature.ts';

export const invoicing = feature({ name: 'invoicing', endpoints: {} });
