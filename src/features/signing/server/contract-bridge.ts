import { cancelSigning, completeSigning } from '#features/employment/server/public.ts';
import { attempt } from '#kernel/server/attempt.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { MoveCall } from './move-request.ts';
import type { RequestRow } from './store-requests.ts';

type Named = Pick<RequestRow, 'documentId'>;

/** Takes the employment contract of a request that ended without its signatures out of signing (signing.18). */
export async function reopenContract(call: MoveCall, { documentId }: Named, by: string | null): Promise<void> {
  if (documentId === null) return;
  await must(call, (fail) => cancelSigning({ ...call, by, fail }, documentId));
}

/** Makes a signed one of the employment contract of a completed request; answers whose it is. */
export async function completeContract(
  call: MoveCall,
  { documentId }: Named,
  signed: { sha256: string; size: number; name: string },
): Promise<string | null> {
  if (documentId === null) return null;
  return (await must(call, (fail) => completeSigning({ ...call, by: null, fail }, documentId, signed))).personId;
}

/** Nobody else changes a contract that is being signed (employment.26), so a refusal is a bug. */
async function must<Done>({ company }: MoveCall, work: (fail: Fail<'documents.NotEditable'>) => Promise<Done>): Promise<Done> {
  const result = await attempt(company, work);
  if (!('done' in result)) throw new Error(`The contract of a request refuses: ${result.refusal}`);
  return result.done;
}
