import type { Actor, Membership } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FailureExtra } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import { conflictOf } from '../conflict-of.ts';
import { findPerson } from '../find-person.ts';
import type { SeenPerson } from '../find-person.ts';
import { viewerOf } from '../policy.ts';
import type { Viewer } from '../policy.ts';
import type { PersonEvent } from '../public.ts';
import type { Saving } from '../save-people.ts';
import { lockReportingLines } from '../store-reporting.ts';

/** What every call for a company has, whichever endpoint it is. */
export interface CompanyCall {
  company: Company;
  actor: Actor & { member: Membership };
  services: Services;
  now: Date;
  today: string;
  audit: (change: Change) => void;
  fail: (code: 'common.NotFound' | 'common.Conflict' | 'common.Forbidden', status?: number, extra?: FailureExtra) => never;
}

export interface Opened extends SeenPerson {
  viewer: Viewer;
  saving: Saving;
  event: PersonEvent;
}

/** Takes the company's lock and then the person's, for a change of state; whoever has read an older version is refused. */
export async function openPerson(call: CompanyCall, asked: { companyUserId: string; version?: number | undefined }): Promise<Opened> {
  const { company, actor, services, now, today, audit, fail } = call;
  const viewer = viewerOf(actor.member);
  const by = viewer.companyUserId;
  const saving = { company, secrets: services.secrets, now, today, by };
  await lockReportingLines(company);
  const seen = (await findPerson(saving, viewer, asked.companyUserId, { lock: true })) ?? fail('common.NotFound');
  if (seen.sight === 'none' || (actor.member.state === 'pending' && seen.sight !== 'own')) fail('common.Forbidden');
  if (asked.version !== undefined && asked.version !== seen.person.version)
    fail('common.Conflict', 409, { details: await conflictOf(saving, viewer, seen, asked.version) });
  return { ...seen, viewer, saving, event: { company, services, companyUserId: asked.companyUserId, by, now, today, audit } };
}
