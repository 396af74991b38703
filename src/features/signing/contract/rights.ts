import { rights } from '#kernel/contract/rights.ts';

/** Who sends documents for signing: everybody their own, some see all (roles.3). */
export const signingRights = rights({
  digitalSigning: {
    order: 9,
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'full',
      manager: 'own',
      employee: 'own',
      accountant: 'own',
      boardmember: 'own',
      gdpr: 'own',
    },
    permissions: {
      Esigning: {},
      EsigningEdit: { levels: ['full', 'own'], isChange: true },
    },
    keys: { opening: ['Esigning'], changing: 'EsigningEdit' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    signing: typeof signingRights;
  }
}
