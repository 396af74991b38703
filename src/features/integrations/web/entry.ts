import { IconTransfer } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfComparisons, readsOfSyncs } from './compare/reads-of-compared.ts';

const title = { en: 'Integrations', no: 'Integrasjoner' };
export const gate = { permission: 'Integrations', feature: 'integrations', subscriptionFeature: 'integrations' } as const;
const overview = { method: 'GET', path: '/integrations/get-all' } as const;

export default webEntry({
  routes: [
    {
      name: 'integrations',
      path: '/integrations',
      title,
      permissions: ['Integrations'],
      requiredFeature: 'integrations',
      subscriptionFeature: 'integrations',
      load: async () => (await import('./IntegrationsPage.tsx')).IntegrationsPage,
    },
  ],
  menu: [{ key: 'integrations', menu: 'company', path: '/integrations', label: title, icon: IconTransfer, ...gate, order: 5 }],
  live: {
    // Whether a sync goes on depends on the connection.
    accountingConnection: readsOfSyncs,
    employeeSync: readsOfSyncs,
    peopleComparison: readsOfComparisons,
    slackJob: [overview, { method: 'GET', path: '/integrations/slack/get-company-slack-jobs' }],
  },
});
