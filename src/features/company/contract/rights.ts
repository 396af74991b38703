import { rights } from '#kernel/contract/rights.ts';

/** The three rows of the organisation (roles.3). Its log is also what opens the company’s own files. */
export const companyRights = rights({
  organisationView: {
    order: 15,
    levels: {
      systemadmin: 'full',
      hradmin: 'viewall',
      officeadmin: 'viewall',
      manager: 'viewall',
      employee: 'viewall',
      accountant: 'viewall',
      boardmember: 'viewall',
      gdpr: 'viewall',
    },
    permissions: {
      OrganisationAdd: { heldBy: 'everybody', isChange: true, isOfAccount: true },
      OrganisationView: {},
    },
    keys: { opening: ['OrganisationView'] },
  },
  organisationSettings: {
    order: 16,
    levels: {
      systemadmin: 'full',
      hradmin: 'none',
      officeadmin: 'full',
      manager: 'none',
      employee: 'none',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      OrganisationSettings: {},
    },
    keys: { opening: ['OrganisationSettings'] },
  },
  organisationLog: {
    order: 17,
    levels: {
      systemadmin: 'full',
      hradmin: 'viewall',
      officeadmin: 'none',
      manager: 'none',
      employee: 'none',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      OrganisationLogs: {},
    },
    keys: { opening: ['OrganisationLogs'] },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    company: typeof companyRights;
  }
}
