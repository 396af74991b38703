import type { ShownInvitation } from '../contract/entities.ts';
import { isOpen } from '../contract/status.ts';

export type InvitationEnd = 'unknown' | 'withdrawn' | 'used' | 'expired';

/** Why a link has ended; undefined while it is valid. */
export function endOf({ companyId, invitationStatus: status, isExpired }: ShownInvitation): InvitationEnd | undefined {
  if (companyId === 0 || status === null) return 'unknown';
  if (status === 'Cancelled') return 'withdrawn';
  if (!isOpen(status)) return 'used';
  return isExpired ? 'expired' : undefined;
}
