import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import type { Secrets } from '#kernel/server/secrets.ts';

interface DeliveryColumn {
  companyId: number;
  id: string;
  column: 'recipient' | 'content';
}

/** The encryption context of a delivery's column. */
const sealContext = ({ companyId, id, column }: DeliveryColumn): string => `${companyId}|notification_delivery|${id}|${column}`;

/** To whom it goes, and what is held until they may be told. */
export const sealedDeliveries: SealedTable = {
  table: 'notification_delivery',
  isOfCompanies: true,
  key: { id: 'uuid' },
  columns: ['recipient', 'content'],
  placeOf: ({ companyId, key }, column) =>
    sealContext({ companyId, id: String(key['id']), column: column === 'content' ? 'content' : 'recipient' }),
};

/** Encrypts an address or a held message, bound to its row. */
export function sealText(secrets: Secrets, place: DeliveryColumn, plain: string): string {
  return secrets.encrypt(plain, sealContext(place));
}

export function openText(secrets: Secrets, place: DeliveryColumn, content: string): string {
  return secrets.decrypt(content, sealContext(place));
}
