import { releaseBlobs } from '#features/files/server/public.ts';
import { deleteNotificationsOf } from '#features/notifications/server/public.ts';
import { nameErasedLines } from '#kernel/server/audit-erasure.ts';
import { eraseDetailsOfRecords } from '#kernel/server/store-audit.ts';
import { signingKind, type Language } from '../contract/kinds.ts';
import { erasedNames, erasureReasons } from './mail-words.ts';
import type { MoveCall } from './move-request.ts';
import { eraseContent } from './store-leavers.ts';
import { readRecipients } from './store-requests.ts';

/**
 * Erases what is said of employment contracts, which are called by their person: by those of these requests that ended without their signatures, by the log,
 * and by what others were told of them.
 */
export async function eraseContracts({ company, now }: MoveCall, signingRequestIds: readonly string[]): Promise<void> {
  const { ids, digests } = await eraseContent(company, signingRequestIds, { erasedNames, keptReasons: Object.values(erasureReasons) });
  await releaseBlobs(company, digests, now);
  const people = await readRecipients(company, ids);
  await deleteNotificationsOf(
    company,
    people.map(({ recipientId }) => recipientId),
  );
  await nameErasedLines(company, await eraseDetailsOfRecords(company, signingKind, ids), now);
}

/** The lines of this call are written after the erasure: they call the request, and its contract, as the erasure does. */
export function unnamed(call: MoveCall, language: Language): MoveCall {
  const without = (values: Readonly<Record<string, unknown>>) => ({ ...values, name: erasedNames[language] });
  const audit: MoveCall['audit'] = ({ before, after, ...line }) => {
    call.audit({ ...line, ...(before && { before: without(before) }), ...(after && { after: without(after) }) });
  };
  return { ...call, audit };
}
