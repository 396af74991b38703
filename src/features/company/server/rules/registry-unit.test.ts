import { describe, expect, test } from 'vitest';
import { provinceOf, streetLines, townName } from './registry-address.ts';
import { readUnit, readUnits, refusalMessage } from './registry-unit.ts';

const bare = { organisasjonsnummer: '123456785', navn: 'Bare AS' };

test('a unit with only a name and a number leaves the rest open', () => {
  expect(readUnit(bare)).toEqual({
    kind: 'found',
    isBeingWoundUp: false,
    company: {
      registryId: '123456785',
      name: 'Bare AS',
      address: { streetAddress: '', postalCode: '', city: '', country: 'NO' },
      secondaryStreetAddress: null,
      province: null,
      numberOfEmployees: null,
      purposeDescription: null,
      mobilePhone: null,
    },
  });
});

test('a foreign unit has its country and no postal code', () => {
  const unit = { ...bare, postadresse: { adresse: ['Storgatan 1'], poststed: 'Göteborg', land: 'Sverige', landkode: 'SE' } };
  expect(readUnit(unit)).toMatchObject({
    company: { address: { streetAddress: 'Storgatan 1', postalCode: '', city: 'Göteborg', country: 'SE' } },
  });
});

test.each([
  [{ navn: ' Bare AS ' }, { company: { name: 'Bare AS' } }],
  [{ konkurs: true }, { kind: 'bankrupt' }],
  [{ konkurs: true, slettedato: '2024-01-01' }, { kind: 'deleted' }],
  [{ underAvvikling: true }, { isBeingWoundUp: true }],
  [{ underTvangsavviklingEllerTvangsopplosning: true }, { isBeingWoundUp: true }],
  [{ vedtektsfestetFormaal: ['Drift av', 'kafé.'] }, { company: { purposeDescription: 'Drift av kafé.' } }],
  [{ vedtektsfestetFormaal: [' Drift ', ''] }, { company: { purposeDescription: 'Drift' } }],
  [{ vedtektsfestetFormaal: [' '], naeringskode1: { beskrivelse: 'Kafédrift' } }, { company: { purposeDescription: 'Kafédrift' } }],
  [{ naeringskode1: { kode: '56.301', beskrivelse: 'Kafédrift' } }, { company: { purposeDescription: 'Kafédrift' } }],
  [{ mobil: '+47 90 12 34 56' }, { company: { mobilePhone: '90123456' } }],
  [{ mobil: '0047 90123456' }, { company: { mobilePhone: '90123456' } }],
  [{ telefon: '22 00 47 01' }, { company: { mobilePhone: '22004701' } }],
  [{ mobil: '901 234 567' }, { company: { mobilePhone: null } }],
  [{ telefon: '02800' }, { company: { mobilePhone: null } }],
  [{ forretningsadresse: { kommunenummer: '0301' } }, { company: { province: 'Oslo' } }],
  [{ postadresse: { landkode: 'SWE' } }, { company: { address: { country: 'NO' } } }],
  [{ postadresse: { landkode: 'se' } }, { company: { address: { country: 'NO' } } }],
  [{ antallAnsatte: 0 }, { company: { numberOfEmployees: 0 } }],
])('reads %o', (fields, expected) => {
  expect(readUnit({ ...bare, ...fields })).toMatchObject(expected);
});

test.each([
  [{ feilmelding: 'Generelt', valideringsfeil: [{ feilmelding: 'Først' }, { feilmelding: 'Så' }] }, 'Først'],
  [{ feilmelding: 'Generelt', valideringsfeil: [] }, 'Generelt'],
  [{}, undefined],
])('takes the first validation message of %o', (refusal, message) => {
  expect(refusalMessage(refusal)).toBe(message);
});

describe('an address', () => {
  test.each([
    ['OSLO', 'Oslo'],
    ['MO I RANA', 'Mo i Rana'],
    ['Å I LOFOTEN', 'Å i Lofoten'],
    ['HOLMESTRAND', 'Holmestrand'],
    ['NORD-TORPA', 'Nord-Torpa'],
    ['Göteborg', 'Göteborg'],
  ])('in %s is in %s', (town, name) => {
    expect(townName(town)).toBe(name);
  });

  test.each([
    ['0301', 'Oslo'],
    ['4601', 'Vestland'],
    ['1902', null],
    ['', null],
  ])('in municipality %s is in province %s', (municipality, province) => {
    expect(provinceOf(municipality)).toBe(province);
  });

  test.each([
    [['Storgata 1'], 'Storgata 1', ''],
    [['Storgata 1', 'Bygg C', '2. etg.'], 'Storgata 1', 'Bygg C, 2. etg.'],
    [['c/o Kari Nordmann', 'Storgata 1'], 'Storgata 1', 'c/o Kari Nordmann'],
    [['C/O Kari Nordmann'], 'C/O Kari Nordmann', ''],
    [[null, '  '], '', ''],
  ])('with the lines %j is the street %s', (lines, street, second) => {
    expect(streetLines(lines)).toEqual({ street, second });
  });
});

test('a page of units is read one by one, and one without units as none', () => {
  expect(readUnits({ _embedded: { enheter: [bare, { ...bare, slettedato: '2020-01-01' }] } })).toMatchObject([
    { registryId: bare.organisasjonsnummer, answer: { kind: 'found' } },
    { registryId: bare.organisasjonsnummer, answer: { kind: 'deleted', name: 'Bare AS' } },
  ]);
  expect(readUnits({})).toEqual([]);
});
