import { lockReportingLines, saveManagers } from '#features/people/server/public.ts';
import { refuse } from '#kernel/server/refuse.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { discardQueryPlans } from '#kernel/server/store-plans.ts';
import type { setHierarchy as contract } from '../contract/endpoints.ts';
import { mayEditChart } from './policy.ts';
import { requireOpen } from './require-open.ts';
import { validateChanges } from './rules/validate-changes.ts';
import { lockPeople, readLines } from './store.ts';

/** The maximum number of names in a message. */
const maxNamed = 50;
/** From this number on, cached plans may cost more than new ones. */
const fewMoves = 100;

/** Saves the edited chart in a constant number of statements; people who could not be moved are listed (207). */
export const setHierarchy: Handler<typeof contract> = async (context, { body: { changes } }) => {
  const { company, actor, now, today, fail, audit, partly } = context;
  if (!mayEditChart(actor.member)) fail('accesscontrol.NotAllowedToSetHierarchy', 403);
  await requireOpen(company, fail);
  await lockReportingLines(company);
  await lockPeople(
    company,
    changes.map(({ companyUserId }) => companyUserId),
  );
  const lines = new Map((await readLines(company)).map((line) => [line.id, line]));
  const nameOf = (id: string) => lines.get(id)?.fullName ?? '';
  const validated = validateChanges(lines, changes);
  if ('refusal' in validated) {
    if (validated.refusal === 'common.NotFound') return refuse(fail, validated);
    const { ids } = validated.details;
    const items = ids.slice(0, maxNamed).map((id) => ({ id, name: nameOf(id) }));
    return refuse(fail, { ...validated, details: { count: ids.length, items } });
  }

  const { moves } = validated;
  const skipped = validated.skipped.map((skip) => ({ ...skip, fullName: nameOf(skip.companyUserId) }));
  if (moves.length > fewMoves) await discardQueryPlans(company);
  await saveManagers({ company, now, today, by: actor.member.companyUserId }, moves);
  for (const { companyUserId, reportingToCompanyUserId } of moves) {
    const before = { reportingToCompanyUserId: lines.get(companyUserId)?.managerId ?? null };
    audit({ entity: 'companyUser', entityId: companyUserId, companyUserId, before, after: { reportingToCompanyUserId } });
  }
  if (skipped.length > 0) partly([...new Set(skipped.map(({ code }) => code))]);
  const managers = new Set(moves.flatMap(({ reportingToCompanyUserId: id }) => (id && lines.get(id)?.role === 'employee' ? [id] : [])));
  return { saved: moves.map(({ companyUserId }) => companyUserId), skipped, managersWithoutTeamAccess: [...managers] };
};
