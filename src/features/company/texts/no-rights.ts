import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { companyRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const noRights = {
  features: {
    organisationView: 'Virksomheten',
    organisationSettings: 'Innstillinger for virksomheten',
    organisationLog: 'Loggen',
  },
  permissions: {
    OrganisationAdd: 'Registrere virksomheter',
    OrganisationView: 'Se virksomheten',
    OrganisationSettings: 'Endre virksomhetens innstillinger',
    OrganisationLogs: 'Lese loggen',
  },
} satisfies RightsTexts<typeof companyRights>;
