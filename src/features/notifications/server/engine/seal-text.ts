import type { Secrets } from '#kernel/server/secrets.ts';

interface DeliveryColumn {
  companyId: number;
  id: string;
  column: 'recipient' | 'content';
}

/** Where a sealed part of a delivery stands. */
export const sealContext = ({ companyId, id, column }: DeliveryColumn): string => `${companyId}|notification_delivery|${id}|${column}`;

/** Seals an address or what is held for somebody; it opens in its own row only. */
export function sealText(secrets: Secrets, place: DeliveryColumn, plain: string): string {
  return secrets.encrypt(plain, sealContext(place));
}

export function openText(secrets: Secrets, place: DeliveryColumn, content: string): string {
  return secrets.decrypt(content, sealContext(place));
}
