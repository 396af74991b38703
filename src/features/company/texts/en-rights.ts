import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { companyRights } from '../contract/rights.ts';

/** What the rows of the role table and their permissions are called. */
export const enRights = {
  features: {
    organisationView: 'The organisation',
    organisationSettings: 'Company settings',
    organisationLog: 'The log',
  },
  permissions: {
    OrganisationAdd: 'Register companies',
    OrganisationView: 'See the organisation',
    OrganisationSettings: 'Change the company’s settings',
    OrganisationLogs: 'Read the log',
  },
} satisfies RightsTexts<typeof companyRights>;
