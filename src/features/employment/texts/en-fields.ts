import type { FieldWords } from '#kernel/contract/texts.ts';

const contract = {
  state: 'Status',
  language: 'Language',
  name: 'Name',
  personId: 'Employee',
  templateKey: 'Template',
  templateVersion: 'Version of the template',
  baseData: 'Setup',
  variables: 'Values',
  elements: 'Clauses',
  publishedAt: 'Published',
  publishedWords: 'As it was published',
  publishedSha256: 'Checksum of the PDF',
  publishedSize: 'Size of the PDF',
  fingerprint: 'Fingerprint',
  signedAt: 'Signed on paper',
  signedSha256: 'Checksum of the signed copy',
  signedSize: 'Size of the signed copy',
  signedName: 'File name of the signed copy',
  signedType: 'Type of the signed copy',
  annulledAt: 'Annulled',
  isAnnulled: 'Annulled',
  parentId: 'Contract that it changes',
  finishing: 'What to do when it is published',
  personUpdateOn: 'The employee’s profile is updated on',
  changedBy: 'Changed by',
  changedAt: 'Changed',
};
const version = {
  contractId: 'Contract',
  number: 'Number',
  publishedAt: 'Published',
  publishedBy: 'Published by',
  sha256: 'Checksum',
  size: 'Size',
  fingerprint: 'Fingerprint',
  templateVersion: 'Version of the template',
  clauses: 'Clauses',
};

/** Words for what is kept of employment contracts, in the log and in takeouts. */
export const enFields = {
  records: { employmentContract: 'Employment contracts', employmentContractVersion: 'Versions of employment contracts' },
  fields: { documentId: 'Employment contract', employmentContracts: 'Employment contracts' },
  fieldsOf: { employmentContract: contract, employmentContractVersion: version },
  values: { area: { employmentContracts: 'Employment contracts' } },
  valuesOf: {
    employmentContract: {
      state: { 1: 'Draft', 2: 'Published', 3: 'Sent for signing', 4: 'Draft again', 5: 'Signed' },
      language: { no: 'Norwegian', en: 'English' },
      looked: { view: 'The contract', download: 'The PDF' },
    },
  },
} satisfies FieldWords;
