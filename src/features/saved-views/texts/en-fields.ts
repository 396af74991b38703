import type { FieldWords } from '#kernel/contract/texts.ts';

/** Words for saved views, in the log and in takeouts. */
export const enFields = {
  records: { savedView: 'Saved views' },
  fieldsOf: { savedView: { list: 'List', name: 'Name', isShared: 'Shared', query: 'Search and filters' } },
  valuesOf: {
    savedView: {
      list: {
        people: 'People',
        users: 'Users',
        files: 'Shared documents',
        log: 'Log',
        contracts: 'Contracts',
        invitations: 'Invitations',
        'employment-contracts': 'Employment contracts',
        'on-offboarding-plans': 'On- and offboarding',
        'absence-requests': 'Requests to decide',
        'absence-decided': 'Decided requests',
        'absence-transfers': 'Transfers of days',
        'signing-requests': 'Digital signing, under way',
        'signing-completed': 'Digital signing, ended',
      },
    },
  },
} satisfies FieldWords;
