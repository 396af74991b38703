import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: { party: 'Parter', partyContact: 'Kontakter hos parter' },
  fieldsOf: {
    party: {
      name: 'Navn',
      kind: 'Type',
      registryId: 'Organisasjonsnummer',
      email: 'E-post',
      phone: 'Telefon',
      address: 'Adresse',
      contacts: 'Antall kontakter',
      registerState: 'I Enhetsregisteret',
    },
  },
  values: { area: { parties: 'Parter' } },
  valuesOf: {
    party: {
      kind: { organisation: 'Virksomhet', person: 'Person' },
      registerState: { active: 'Aktiv', windingUp: 'Under avvikling', bankrupt: 'Konkurs', deleted: 'Slettet' },
    },
  },
};
