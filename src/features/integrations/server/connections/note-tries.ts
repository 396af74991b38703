import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { connectionKind } from '../../contract/kinds.ts';
import { afterTry, type TryOutcome } from '../../contract/rules/connection-state.ts';
import type { RefusalKind } from '../accounting/provider.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import type { OpenConnection } from './open-connection.ts';
import { lockConnection, readConnections, writeDiffering, writeTries } from './store-connections.ts';

interface Tried {
  company: Company;
  services: Services;
  connection: Pick<OpenConnection, 'connectionId' | 'system' | 'keyNumber'>;
}

/** What writes to the log that a connection stopped working. */
export const connectionFailed = 'integrations.fail-connection';

/** What each refusal says of the connection; the others are about a single person. */
const outcomes: Partial<Record<RefusalKind, TryOutcome>> = {
  invalidKey: 'keyRefused',
  noPermission: 'keyRefused',
  limited: 'unreachable',
  unavailable: 'unreachable',
  uncertain: 'unreachable',
};

/** Notes that the other system did what it was asked, once for a comparison or sync. Do it in a transaction of its own, outside all calls to that system. */
export async function noteSuccess(tried: Tried): Promise<void> {
  await note(tried, 'success');
}

/** Notes that a comparison or sync ended by a refusal (integrations.4). In a transaction of its own, as the one that failed is rolled back. */
export async function noteFailure(tried: Tried, kind: RefusalKind): Promise<void> {
  const outcome = outcomes[kind];
  if (outcome) await note(tried, outcome);
}

/** Notes how many people differ, as the nightly comparison found. */
export async function noteDiffering({ company, services, connection }: Tried, differing: number): Promise<void> {
  await writeDiffering(company, connection, { differing, now: services.clock.now() });
  // It is no line of the log; the cards that are open show it all the same.
  publishChanges(company, { entity: connectionKind, entityId: connection.connectionId });
}

async function note({ company, services, connection: { system, keyNumber } }: Tried, outcome: TryOutcome): Promise<void> {
  await lockConnection(company, system);
  const [row] = await readConnections(company, system);
  if (row?.keyNumber !== keyNumber) return;
  if (outcome === 'success' && row.state === 'ok' && row.refusals === 0 && row.failedAt.length === 0) return;
  const now = services.clock.now();
  const after = afterTry(row, outcome, now);
  const isChanged = after.state !== row.state;
  await writeTries(company, row, { ...after, stateSince: isChanged ? now : row.stateSince });
  if (!isChanged) return;
  const change = { entity: connectionKind, entityId: row.connectionId };
  // A connection that was failing already has stopped working once: what else becomes of it is a change (integrations.4).
  const hasFailed = row.state === 'ok' && after.state !== 'ok';
  await writeAudit(company, systemCaller(hasFailed ? connectionFailed : 'integrations.follow-connection', { at: now }), [
    { ...change, before: { system, state: row.state }, after: { system, state: after.state } },
  ]);
  if (after.state !== 'ok')
    await notifyAdministrators({ company, services }, { provider: system, trouble: after.state, recordId: row.connectionId });
}
