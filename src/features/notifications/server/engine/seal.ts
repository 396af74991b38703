import type { Secrets } from '#kernel/server/secrets.ts';

interface Place {
  companyId: number;
  id: string;
  column: 'recipient' | 'content';
}

/** Where a sealed part of a delivery stands. */
export const placeIn = ({ companyId, id, column }: Place): string => `${companyId}|notification_delivery|${id}|${column}`;

/** Seals an address or what is held for somebody; it opens in its own row only. */
export function sealed(secrets: Secrets, place: Place, plain: string): string {
  return secrets.encrypt(plain, placeIn(place));
}

export function opened(secrets: Secrets, place: Place, content: string): string {
  return secrets.decrypt(content, placeIn(place));
}
