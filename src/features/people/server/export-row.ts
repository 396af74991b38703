import type { TextsLike } from '#kernel/contract/texts.ts';
import type { PersonColumn } from '../contract/lists.ts';
import type { en } from '../texts/en.ts';
import type { StoredPersonRecord } from './person-record.ts';

export type ExportRow = Record<PersonColumn, string | number | boolean | null>;

/** A person as a row of a file, in the language of the file. */
export function exportRow(person: StoredPersonRecord, texts: TextsLike<typeof en>): ExportRow {
  const { isMobileHidden: _hidden, emergencyContacts, ...plain } = person;
  return {
    ...plain,
    mobilePhoneNumber: person.mobilePhoneNumber && `${person.phoneCountryCode} ${person.mobilePhoneNumber}`,
    role: texts.roles[person.role],
    state: texts.states[person.state],
    positionType: person.positionType && texts.positionTypes[person.positionType],
    positionCoverage: person.positionCoverage === null ? null : Number(person.positionCoverage),
    salaryInterval: person.salaryInterval && texts.salaryIntervals[person.salaryInterval],
    preferredLanguage: person.preferredLanguage && texts.languages[person.preferredLanguage],
    emergencyContacts: emergencyContacts
      .map(({ fullName, relation, phoneCountryCode, phone }) =>
        [fullName, relation, `${phoneCountryCode} ${phone}`].filter(Boolean).join(', '),
      )
      .join('\n'),
  };
}
