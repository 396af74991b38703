import { rights } from '#kernel/contract/rights.ts';

/** Who connects other systems, and who sees what is connected (roles.3). */
export const integrationsRights = rights({
  integrations: {
    order: 14,
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'none',
      manager: 'none',
      employee: 'none',
      accountant: 'viewall',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: { Integrations: {} },
    keys: { opening: ['Integrations'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    integrations: typeof integrationsRights;
  }
}
