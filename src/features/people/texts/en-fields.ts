import type { FieldWords } from '#kernel/contract/texts.ts';
import { en } from './en.ts';

/** Words for what is kept about people, in the log and in takeouts. */
export const enFields = {
  records: {
    companyUser: 'Person',
    companyUserSecret: 'Numbers and health',
    companyUserEmergencyContact: 'Next of kin',
    companyUserHistory: 'Position and manager over time',
    companyUserInteraction: 'Page settings',
  },
  fields: {
    ...en.fields,
    isExternal: en.states.external,
    reportingTo: en.fields.reportingToFullName,
    accountId: 'Account',
    lastEnteredAt: 'Last signed in',
    profileImageAt: 'Picture changed',
    fullName: 'Name',
    phone: en.edit.contactPhone,
    relation: en.edit.contactRelation,
    sortOrder: 'Order',
    changedAt: 'Changed',
    changedBy: en.history.changedBy,
    data: 'Choices',
    counts: 'Result',
    kept: 'Kept',
    undone: 'Undone',
  },
  fieldsOf: {
    companyUserHistory: {
      validFrom: en.history.from,
    },
  },
  values: {
    area: {
      people: 'People',
    },
    state: {
      ...en.states,
      deleted: 'Deleted',
    },
    positionType: en.positionTypes,
    salaryInterval: en.salaryIntervals,
    preferredLanguage: en.languages,
    looked: {
      details: 'The details',
      history: 'The history',
      numbers: 'Identity and account number',
    },
    counts: {
      create: 'new',
      update: 'changed',
      unchanged: 'unchanged',
      skip: 'skipped',
      refuse: 'refused',
    },
  },
} satisfies FieldWords;
