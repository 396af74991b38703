import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { isAdministratorOf, mayOpen, viewerOf } from './policy.ts';
import type { AbsenceViewer } from './policy.ts';
import { requireOpen } from './settings/read-settings.ts';
import type { CompanyRules } from './settings/read-settings.ts';
import { readPerson } from './store-person.ts';
import type { PersonRow } from './store-person.ts';

interface Called {
  company: Company;
  actor: { member: Membership };
  today: string;
  fail: (code: 'absence.NotAcknowledged' | 'common.NotFound' | 'common.Forbidden', status?: number) => never;
}

export interface OfPerson {
  rules: CompanyRules;
  viewer: AbsenceViewer;
  person: PersonRow;
}

/** A person whose records the caller may open, with the company's rules; refuses otherwise. */
export async function openPerson(context: Called, companyUserId: string, options?: { lock?: boolean }): Promise<OfPerson> {
  const rules = await requireOpen(context);
  const viewer = await viewerOf(context);
  const person = await readPerson(context.company, companyUserId, options);
  if (!person) context.fail('common.NotFound');
  if (!mayOpen(viewer, companyUserId)) context.fail('common.Forbidden');
  return { rules, viewer, person };
}

/** An active person whose days the caller administers, locked until the commit; refuses otherwise. */
export async function administeredPerson(
  context: Called & { fail: (code: 'vacation.NoPermissionToUpdate', status: number) => never },
  companyUserId: string,
): Promise<OfPerson> {
  const opened = await openPerson(context, companyUserId, { lock: true });
  if (!isAdministratorOf(opened.viewer, companyUserId) || !opened.person.isActive) context.fail('vacation.NoPermissionToUpdate', 403);
  return opened;
}
