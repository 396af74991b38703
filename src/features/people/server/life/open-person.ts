import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import { conflictOf } from '../conflict-of.ts';
import { findPerson } from '../find-person.ts';
import type { ViewedRecord } from '../find-person.ts';
import { viewerOf } from '../policy.ts';
import type { Viewer } from '../policy.ts';
import type { PersonEvent } from './life-hooks.ts';
import type { PeopleWriteContext } from '../save-people.ts';
import { lockReportingLines } from '../store-reporting.ts';

export interface OpenedPerson extends ViewedRecord {
  viewer: Viewer;
  writeContext: PeopleWriteContext;
  event: PersonEvent;
}

/**
 * Takes the company's lock and then the person's, for a change of state. A caller without the right is refused first, because the refusal of one
 * who read an older version shows what has changed.
 */
export async function openPerson(
  call: CallContext,
  input: { companyUserId: string; version?: number | undefined },
  may: (opened: ViewedRecord & { viewer: Viewer }) => boolean,
): Promise<OpenedPerson> {
  const { company, actor, services, now, today, audit, fail } = call;
  const viewer = viewerOf(actor.member);
  const by = viewer.companyUserId;
  const writeContext = { company, secrets: services.secrets, now, today, by };
  await lockReportingLines(company);
  const seen = (await findPerson(writeContext, viewer, input.companyUserId, { lock: true })) ?? fail('common.NotFound');
  if (seen.visibility === 'none' || (actor.member.state === 'pending' && seen.visibility !== 'own')) fail('common.Forbidden');
  if (!may({ ...seen, viewer })) fail('common.Forbidden');
  const versions = { read: input.version, stored: seen.person.version };
  await refuseStale(fail, versions, (read) => conflictOf(writeContext, viewer, seen, read));
  return { ...seen, viewer, writeContext, event: { company, services, companyUserId: input.companyUserId, by, now, today, audit } };
}
