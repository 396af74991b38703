/** What the log and recent activity say of this feature’s calls; arguments and the order in which a sentence is sought: kernel/server/audit-sentence.ts. */
export const enAudit = {
  entities: {
    company: 'Company',
  },
  changed: {
    company: '{actor} changed details of the company',
  },
  actions: {
    createCompany: '{actor} registered the company',
    setDirector: '{actor} chose the director',
    updateCompanyDetails: '{actor} changed the company’s details',
    updateCompanyInterests: '{actor} chose what the company uses Samspill for',
    updateCompanySettings: '{actor} changed the settings of the company',
    'end-support-access': 'Support access ended after its last day',
  },
} as const;
