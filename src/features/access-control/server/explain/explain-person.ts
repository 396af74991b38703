import { personVisibility, viewerOf } from '#features/people/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Explanation, Reason } from '../../contract/entities-explain.ts';
import { readLineUpwards } from './store-explain.ts';

/** Why a member can see a person, by the same rule as the profile; one recursive query. */
export async function explainPerson(company: Company, member: Membership, personId: string): Promise<Explanation | undefined> {
  const line = await readLineUpwards(company, personId);
  const [person] = line;
  if (!person) return undefined;
  const place = line.findIndex(({ id }) => id === member.companyUserId);
  const chain = place > 0 ? line.slice(0, place + 1).map(({ id, name }) => ({ id, name })) : [];
  const visibility = personVisibility(viewerOf(member), person, chain.length > 0);
  const level = member.levels.people;
  const role: Reason = { kind: 'role', role: member.role, feature: 'people', level };
  if (visibility === 'own') return { sees: true, reasons: [{ kind: 'own' }] };
  if (visibility === 'all' || visibility === 'records') return { sees: true, reasons: [role] };
  if (visibility === 'team') return { sees: true, reasons: [role, { kind: 'line', chain }] };
  const apart: Reason[] = level === 'team' && chain.length === 0 ? [{ kind: 'notInTeam' }] : [];
  if (visibility === 'directory') return { sees: true, reasons: [role, ...apart, { kind: 'directory' }] };
  const hidden: Reason[] = level === 'team' || level === 'personal' ? [{ kind: 'notInDirectory' }] : [];
  return { sees: false, reasons: [role, ...apart, ...hidden] };
}
