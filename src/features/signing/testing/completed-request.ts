import { sql } from 'kysely';
import { keepContent } from '#features/files/server/public.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import { completeRequest, failRequest } from '../server/end-request.ts';
import { insertProof } from '../server/seal/store-seal.ts';
import { digestOfCode } from '../server/rules/verify-code.ts';
import { plainPdf } from './plain-pdf.ts';
import { moveCall, sentRequest, type SentRequest } from './sent-request.ts';

type Place = Pick<TestCompany, 'companyId' | 'admin'>;

/** A request that is completed without being sealed, which takes its time: for tests of what comes after. */
export async function completedRequest(
  server: TestServer,
  company: Place,
  { beforeSealing }: { beforeSealing?: (requestId: string) => Promise<unknown> } = {},
): Promise<SentRequest & { code: string }> {
  const sent = await sentRequest(server, company);
  await beforeSealing?.(sent.requestId);
  const { companyId } = company;
  const { services, clock, database } = server;
  const code = sent.requestId.slice(-16).toUpperCase();
  const now = clock.now();
  const file = await keepContent(services, { companyId, now, bytes: plainPdf(`Sealed ${sent.requestId}`) });
  await database.forCompany(companyId, async (unit) => {
    await beginSealing(unit, sent.requestId);
    await insertProof(unit, {
      sha256: file.sha256,
      codeDigest: digestOfCode(services.secrets, code),
      requestId: sent.requestId,
      number: 1,
      level: 'B-B',
      documentSha256: sent.fingerprint,
      signers: 1,
      signedAt: now,
      sealedAt: now,
      archivedUntil: null,
      annulledAt: null,
    });
    await completeRequest(moveCall(unit, { services, now }), sent.requestId, { file: { ...file, pages: 2 }, level: 'B-B' });
  });
  return { ...sent, code };
}

/** A request whose sealing has failed. */
export async function failedRequest(server: TestServer, company: Place): Promise<SentRequest> {
  const sent = await sentRequest(server, company);
  const { services, clock, database } = server;
  await database.forCompany(company.companyId, async (unit) => {
    await beginSealing(unit, sent.requestId);
    await failRequest(moveCall(unit, { services, now: clock.now() }), sent.requestId, 'common.Unknown');
  });
  return sent;
}

async function beginSealing({ tx }: Parameters<typeof insertProof>[0], requestId: string): Promise<void> {
  await sql`
    update signing_recipient set status = 'Completed', answered_at = now(), consent_text = 'Jeg er enig.', consent_language = 'no', consent_version = '1',
      signature_kind = 'typed', signature_name = name
    where request_id = ${requestId}::uuid
  `.execute(tx);
  await sql`update signing_request set status = 'Sealing', signed_at = now() where id = ${requestId}::uuid`.execute(tx);
}
