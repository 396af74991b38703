import type { Secrets } from '#kernel/server/secrets.ts';

interface DeliveryColumn {
  companyId: number;
  id: string;
  column: 'recipient' | 'content';
}

/** The encryption context of a delivery's column. */
export const sealContext = ({ companyId, id, column }: DeliveryColumn): string => `${companyId}|notification_delivery|${id}|${column}`;

/** Encrypts an address or a held message, bound to its row. */
export function sealText(secrets: Secrets, place: DeliveryColumn, plain: string): string {
  return secrets.encrypt(plain, sealContext(place));
}

export function openText(secrets: Secrets, place: DeliveryColumn, content: string): string {
  return secrets.decrypt(content, sealContext(place));
}
