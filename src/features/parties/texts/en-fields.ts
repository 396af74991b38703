import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for what is kept about parties, in the log and in takeouts. */
export const enFields = {
  records: { party: 'Parties', partyContact: 'Contacts of parties' },
  fieldsOf: {
    party: {
      name: 'Name',
      kind: 'Type',
      registryId: 'Organisation number',
      email: 'E-mail',
      phone: 'Phone',
      address: 'Address',
      contacts: 'Number of contacts',
      registerState: 'In the business register',
    },
  },
  values: { area: { parties: 'Parties' } },
  valuesOf: {
    party: {
      kind: { organisation: 'Organisation', person: 'Person' },
      registerState: { active: 'Active', windingUp: 'Being wound up', bankrupt: 'Bankrupt', deleted: 'Deleted' },
    },
  },
} satisfies FieldWords;
