import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import { verifyAuditChain } from '#kernel/server/store-audit-chain.ts';
import { readSealedLine } from '#kernel/server/store-audit-lines.ts';
import type { verifyLog as contract } from '../contract/endpoints.ts';
import { namesFor } from './known-names.ts';
import { describeLine } from './describe-line.ts';

/** Verifies that the log is unchanged; the verification itself is logged. */
export const verifyLog = twoStepHandler<typeof contract, void>(
  // Rate-limited, because each verification reads the whole log.
  ({ call, services }) => requireRate(services, { key: `verify-log|${call.companyId}`, limit: 20, windowSeconds: 600 }),
  async ({ company, actor, call, services, audit }) => {
    const { verified, erased, unsealed, firstBroken = null } = await verifyAuditChain(company, services.secrets);
    const broken = firstBroken === null ? undefined : await readSealedLine(company, firstBroken);
    const known = broken && (await namesFor(company, [broken]));
    const { timeZone } = actor.member;
    audit({ entity: 'auditLog', entityId: String(company.id), after: { verified, ...(firstBroken !== null && { firstBroken }) } });
    return {
      verified,
      erased,
      unsealed,
      firstBroken,
      brokenLine: broken && known ? describeLine(broken, { words: services.words, language: call.language, timeZone, known }) : null,
    };
  },
);
