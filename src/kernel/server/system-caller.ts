import { newId } from './id.ts';
import type { AuditCaller } from './store-audit.ts';

/** The product itself, in lines of the log that nobody's call has written. Lines of one `requestId` belong together. */
export function systemCaller(action: string, { at, requestId = newId() }: { at: Date; requestId?: string }): AuditCaller {
  return { accountId: null, companyUserId: null, role: null, via: 'system', action, requestId, at };
}
