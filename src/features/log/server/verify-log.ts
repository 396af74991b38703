import { keptValues, withoutKept } from '#kernel/server/kept-values.ts';
import { closedRecords, openLines } from '#kernel/server/logged-kinds.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { verifyAuditChain } from '#kernel/server/store-audit-chain.ts';
import { readSealedLine } from '#kernel/server/store-audit-lines.ts';
import type { verifyLog as contract } from '../contract/endpoints.ts';
import { namesFor } from './known-names.ts';
import { describeLine } from './describe-line.ts';
import { logLanguage } from './sentences.ts';

/** Verifies that the log is unchanged; the verification itself is logged. */
export const verifyLog: Handler<typeof contract> = async ({ company, actor, call, services, audit }) => {
  // Each verification reads the whole log.
  await requireCompanyRate(company, services, { key: 'verify-log', limit: 20, windowSeconds: 600 });
  const { verified, erased, unsealed, firstBroken = null } = await verifyAuditChain(company, services);
  const spoken = logLanguage(services, call.language);
  const found = firstBroken === null ? undefined : await readSealedLine(company, firstBroken);
  const open = openLines(found ? [found] : [], found ? await closedRecords(company, actor.member, spoken.kinds) : new Map());
  const [broken] = withoutKept(open, keptValues(actor.member, spoken.kinds));
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
};
