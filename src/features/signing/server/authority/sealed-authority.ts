import type { SealedTable } from '#kernel/server/sealed-tables.ts';

const table = 'signing_authority';
export const placeOf = (fingerprint: string): string => `0|${table}|${fingerprint}|private_key`;

/** The keys of the installation's own authority, sealed at rest. */
export const sealedAuthority: SealedTable = {
  table,
  isOfCompanies: false,
  key: { fingerprint: 'text' },
  columns: ['private_key'],
  placeOf: ({ key }) => placeOf(String(key['fingerprint'])),
};
