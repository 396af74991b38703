import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import { verifyAuditChain } from '#kernel/server/store-audit-chain.ts';
import { readSealedLine } from '#kernel/server/store-audit-lines.ts';
import type { verifyLog as contract } from '../contract/endpoints.ts';
import { namesFor } from './known-names.ts';
import { describeLine } from './describe-line.ts';
import { logLanguage } from './sentences.ts';

/** Verifies that the log is unchanged; the verification itself is logged. */
export const verifyLog = twoStepHandler<typeof contract, void>(
  // Rate-limited, because each verification reads the whole log.
  ({ call, services }) => requireRate(services, { key: `verify-log|${call.companyId}`, limit: 20, windowSeconds: 600 }),
  async ({ company, actor, call, services, audit }) => {
    const { verified, erased, unsealed, firstBroken = null } = await verifyAuditChain(company, services);
    const broken = firstBroken === null ? undefined : await readSealedLine(company, firstBroken);
    const spoken = logLanguage(services, call.language);
    const known = broken && (await namesFor(company, [broken], spoken));
    const { timeZone } = actor.member;
    audit({ entity: 'auditLog', entityId: String(company.id), after: { verified, ...(firstBroken !== null && { firstBroken }) } });
    return {
      verified,
      erased,
      unsealed,
      firstBroken,
      brokenLine: broken && known ? describeLine(broken, { ...spoken, timeZone, known }) : null,
    };
  },
);
