import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: { savedView: 'Lagrede visninger' },
  fieldsOf: { savedView: { list: 'Liste', name: 'Navn', isShared: 'Delt', query: 'Søk og filtre' } },
  valuesOf: {
    savedView: {
      list: {
        people: 'Ansatte',
        users: 'Brukere',
        files: 'Felles dokumenter',
        log: 'Logg',
        contracts: 'Avtaler',
        invitations: 'Invitasjoner',
        'employment-contracts': 'Arbeidsavtaler',
        'on-offboarding-plans': 'Onboarding og offboarding',
        'absence-requests': 'Søknader til behandling',
        'absence-decided': 'Behandlede søknader',
        'absence-transfers': 'Overføringer av dager',
        'signing-requests': 'Digital signering, pågående',
        'signing-completed': 'Digital signering, avsluttede',
      },
    },
  },
};
