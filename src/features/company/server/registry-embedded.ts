import type { FoundUnits, RegistryAnswer, WireUnit } from './rules/registry-unit.ts';
import { readUnit } from './rules/registry-unit.ts';

/** Fictional companies with valid but unassigned numbers (law.4), in the register's format. */
export const inventedUnits: readonly WireUnit[] = [
  {
    organisasjonsnummer: '123456785',
    navn: 'FJORDLYS REGNSKAP AS',
    forretningsadresse: place(['Strandgaten 18'], '5013', 'BERGEN', '4601'),
    antallAnsatte: 34,
    vedtektsfestetFormaal: ['Regnskapsføring, lønn og rådgivning for små og mellomstore virksomheter,', 'og det som hører til.'],
  },
  {
    organisasjonsnummer: '987654325',
    navn: 'NORDLAND TREVARE AS',
    forretningsadresse: place(['Sagveien 3', 'Bygg C'], '8610', 'MO I RANA', '1833'),
    antallAnsatte: 87,
    mobil: '90 12 34 56',
    naeringskode1: { kode: '16.230', beskrivelse: 'Produksjon av andre bygningsartikler av tre' },
  },
  {
    organisasjonsnummer: '310000019',
    navn: 'ÅSGÅRD OG DØTRE ENTREPRENØR AS',
    forretningsadresse: place(['c/o Kontorfellesskapet', 'Kongens gate 41'], '7012', 'TRONDHEIM', '5001'),
    antallAnsatte: 212,
    vedtektsfestetFormaal: ['Bygg- og anleggsvirksomhet.'],
  },
  {
    organisasjonsnummer: '311234560',
    navn: 'HAVBRIS RESTAURANTDRIFT AS',
    forretningsadresse: place(['Bryggen 7'], '4006', 'STAVANGER', '1103'),
    antallAnsatte: 19,
    underAvvikling: true,
  },
  {
    organisasjonsnummer: '312500000',
    navn: 'GAMLE LYKTER HANDEL AS',
    forretningsadresse: place(['Torget 2'], '3015', 'DRAMMEN', '3301'),
    konkurs: true,
  },
  { organisasjonsnummer: '313103102', navn: 'VINTERSOL REISER AS', slettedato: '2024-06-30' },
];

/** Answers from the fictional companies only, without network access. */
export function embeddedRegistry(registryId: string): Promise<RegistryAnswer> {
  const unit = inventedUnits.find((one) => one.organisasjonsnummer === registryId);
  return Promise.resolve(unit ? readUnit(unit) : { kind: 'unknown' });
}

/** Those whose name has all words of the text. */
export function embeddedSearch(text: string, most: number): Promise<FoundUnits> {
  const words = text.toUpperCase().split(/\s+/u);
  const units = inventedUnits.filter(({ navn }) => words.every((word) => navn.includes(word)));
  return Promise.resolve(units.slice(0, most).map((unit) => ({ registryId: unit.organisasjonsnummer, answer: readUnit(unit) })));
}

function place(adresse: string[], postnummer: string, poststed: string, kommunenummer: string): WireUnit['forretningsadresse'] {
  return { adresse, postnummer, poststed, kommunenummer, land: 'Norge', landkode: 'NO' };
}
