import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import { placeOfPayload } from './adapter.ts';
import { placeOfKey } from './keys.ts';
import { pendingPlace, secretPlace } from './second-factor.ts';

/** The provider's tables with sealed columns. */
export const sealedIdentity: readonly SealedTable[] = [
  {
    table: 'identity_key',
    isOfCompanies: false,
    key: { id: 'text' },
    columns: ['sealed'],
    placeOf: ({ key }) => placeOfKey(String(key['id'])),
  },
  {
    table: 'identity_user',
    isOfCompanies: false,
    key: { subject: 'text' },
    columns: ['totp_secret', 'totp_pending'],
    placeOf: ({ key }, column) => (column === 'totp_secret' ? secretPlace : pendingPlace)(String(key['subject'])),
  },
  {
    table: 'identity_payload',
    isOfCompanies: false,
    key: { model: 'text', id: 'text' },
    columns: ['payload'],
    placeOf: ({ key }) => placeOfPayload(String(key['model']), String(key['id'])),
  },
];
