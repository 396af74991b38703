import { linesUpwards } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Services } from '#kernel/server/services.ts';
import type { TargetReader } from './subject.ts';

/** The caller as the reader of their notifications; the people they lead are read only when a notification is about somebody else. */
export async function readerOf(
  { company, services }: Pick<CallContext, 'company' | 'services'>,
  member: Membership,
  related: readonly (string | null)[],
): Promise<TargetReader> {
  const { companyUserId, permissions, levels } = member;
  const seesAll = levels.people === 'full' || levels.people === 'viewall';
  const isAboutOthers = related.some((id) => id !== null && id !== companyUserId);
  const open = !seesAll && isAboutOthers ? new Set(await services.accessingCompanyUserIds(company, member)) : new Set([companyUserId]);
  return { companyUserId, permissions, levels, mayOpen: (id): id is string => id !== null && (seesAll || open.has(id)) };
}

/** The same for the recipients of messages about some people: who leads them is read once, and only for team leads. */
export async function readersOf(
  { company, services: { roleTable } }: { company: Company; services: Pick<Services, 'roleTable'> },
  recipients: readonly { companyUserId: string; role: RoleKey }[],
  related: readonly string[],
): Promise<(recipient: { companyUserId: string; role: RoleKey }) => TargetReader> {
  const hasLeads = recipients.some(({ role }) => roleTable.levelsOf(role).people === 'team');
  const lines = hasLeads ? await linesUpwards(company, related) : new Map<string, ReadonlySet<string>>();
  return ({ companyUserId, role }) => {
    const levels = roleTable.levelsOf(role);
    const level = levels.people;
    const opens = (id: string): boolean =>
      id === companyUserId || level === 'full' || level === 'viewall' || (level === 'team' && (lines.get(id)?.has(companyUserId) ?? false));
    return { companyUserId, permissions: roleTable.permissionsOf(role), levels, mayOpen: (id): id is string => id !== null && opens(id) };
  };
}
