import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enFields } from './en-fields.ts';

const contract = {
  state: 'Status',
  language: 'Språk',
  name: 'Navn',
  personId: 'Ansatt',
  templateKey: 'Mal',
  templateVersion: 'Versjon av malen',
  baseData: 'Oppsett',
  variables: 'Verdier',
  elements: 'Punkter',
  publishedAt: 'Ferdigstilt',
  publishedWords: 'Slik den ble ferdigstilt',
  publishedSha256: 'Sjekksum av PDF-en',
  publishedSize: 'Størrelse på PDF-en',
  fingerprint: 'Fingeravtrykk',
  signedAt: 'Signert på papir',
  signedSha256: 'Sjekksum av den signerte kopien',
  signedSize: 'Størrelse på den signerte kopien',
  signedName: 'Filnavn på den signerte kopien',
  signedType: 'Filtype på den signerte kopien',
  annulledAt: 'Annullert',
  isAnnulled: 'Annullert',
  parentId: 'Avtalen den endrer',
  finishing: 'Det som skal gjøres når den ferdigstilles',
  personUpdateOn: 'Profilen til den ansatte oppdateres',
  changedBy: 'Endret av',
  changedAt: 'Endret',
};
const version = {
  contractId: 'Avtale',
  number: 'Nummer',
  publishedAt: 'Ferdigstilt',
  publishedBy: 'Ferdigstilt av',
  sha256: 'Sjekksum',
  size: 'Størrelse',
  fingerprint: 'Fingeravtrykk',
  templateVersion: 'Versjon av malen',
  clauses: 'Punkter',
};

export const noFields: TextsLike<typeof enFields> = {
  records: { employmentContract: 'Arbeidsavtaler', employmentContractVersion: 'Versjoner av arbeidsavtaler' },
  fields: { documentId: 'Arbeidsavtale', employmentContracts: 'Arbeidsavtaler' },
  fieldsOf: { employmentContract: contract, employmentContractVersion: version },
  values: { area: { employmentContracts: 'Arbeidsavtaler' } },
  valuesOf: {
    employmentContract: {
      state: { 1: 'Utkast', 2: 'Ferdigstilt', 3: 'Til signering', 4: 'Utkast igjen', 5: 'Signert' },
      language: { no: 'Norsk', en: 'Engelsk' },
      looked: { view: 'Avtalen', download: 'PDF-en' },
    },
  },
};
