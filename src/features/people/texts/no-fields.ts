import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';
import { no } from './no.ts';

export const noFields: TextsLike<typeof enFields> = {
  records: {
    companyUser: 'Personen',
    companyUserSecret: 'Numre og helse',
    companyUserEmergencyContact: 'Nærmeste pårørende',
    companyUserHistory: 'Stilling og leder over tid',
    companyUserInteraction: 'Innstillinger for sidene',
  },
  fields: {
    ...no.fields,
    isExternal: no.states.external,
    reportingTo: no.fields.reportingToFullName,
    accountId: 'Konto',
    lastEnteredAt: 'Sist innlogget',
    profileImageAt: 'Bilde endret',
    fullName: 'Navn',
    phone: no.edit.contactPhone,
    relation: no.edit.contactRelation,
    sortOrder: 'Rekkefølge',
    changedAt: 'Endret',
    changedBy: no.history.changedBy,
    data: 'Valg',
    counts: 'Resultat',
    kept: 'Beholdt',
    undone: 'Angret',
  },
  fieldsOf: {
    companyUserHistory: {
      validFrom: no.history.from,
    },
  },
  values: {
    area: {
      people: 'Ansatte',
    },
    state: {
      ...no.states,
      deleted: 'Slettet',
    },
    positionType: no.positionTypes,
    salaryInterval: no.salaryIntervals,
    preferredLanguage: no.languages,
    looked: {
      details: 'Opplysningene',
      history: 'Historikken',
      numbers: 'Fødselsnummer og kontonummer',
    },
    counts: {
      create: 'nye',
      update: 'endret',
      unchanged: 'uendret',
      skip: 'hoppet over',
      refuse: 'avvist',
    },
  },
};
