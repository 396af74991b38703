import { feature } from '#kernel/contract/feature.ts';
import { integrationsRights } from './rights.ts';

export const integrations = feature({ name: 'integrations', rights: integrationsRights, endpoints: {} });
