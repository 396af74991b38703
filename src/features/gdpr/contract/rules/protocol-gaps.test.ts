import { expect, test } from 'vitest';
import { missingOf } from './protocol-gaps.ts';

type Facts = Parameters<typeof missingOf>[0];
const complete: Facts = {
  dpoRequired: true,
  dpoReason: { no: '', en: '' },
  responsible: {},
  contactPerson: {},
  dataProtectionOfficer: {},
  states: ['final'],
};

test.each<[string, Partial<Facts>, ReturnType<typeof missingOf>]>([
  ['nothing when all is there', {}, []],
  ['somebody responsible', { responsible: null }, ['responsible']],
  ['a contact person', { contactPerson: null }, ['contactPerson']],
  ['an officer where one is required', { dataProtectionOfficer: null }, ['dataProtectionOfficer']],
  ['the reason where none is required', { dpoRequired: false, dataProtectionOfficer: null }, ['dpoReason']],
  ['no reason that is there in one language', { dpoRequired: false, dpoReason: { no: 'Få ansatte', en: '' } }, []],
  ['treatments', { states: [] }, ['treatments']],
  ['the end of drafts', { states: ['final', 'draft'] }, ['drafts']],
  [
    'several things in their order',
    { states: ['draft'], contactPerson: null, responsible: null },
    ['responsible', 'contactPerson', 'drafts'],
  ],
])('a protocol lacks %s', (_case, facts, missing) => {
  expect(missingOf({ ...complete, ...facts })).toEqual(missing);
});
