import type { z } from 'zod';
import { refuse } from '#kernel/server/refuse.ts';
import type { Context, Handler } from '#kernel/server/serve.ts';
import type { calculateVacationDays as contract } from '../../contract/endpoints-requests.ts';
import type { Calculation, Warning } from '../../contract/entities-balance.ts';
import type { AbsenceRequest } from '../../contract/entities.ts';
import { healthTypes, requestedStatuses, transferStatus } from '../../contract/kinds.ts';
import { loadAbsenceCall, type AbsenceCall } from '../absence-call.ts';
import { readTransfers } from '../balance/store-transfer.ts';
import { hideIllnessOf } from '../hide-illness.ts';
import { maySeeHealth } from '../policy.ts';
import { chargeIn, chargesOf, leftAround } from '../rules/charges.ts';
import { fittingWarnings } from '../rules/transfer.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { assessRequest, countWhole, loadFacts, presentOverlaps, type Assessment, type PersonFacts } from './assess-request.ts';
import { openAbsence } from './open-absence.ts';
import { parseRequest } from './parse-request.ts';
import { becomesRegistration, mayRegister, roleToAdd, roleToChange } from './permissions.ts';
import { loadWarnings, warningPeriod } from './request-warnings.ts';
import { loadTeamCoverage } from './team-coverage.ts';

/** The effects of a request before it is sent (absence.27). */
export const calculateVacationDays: Handler<typeof contract> = async (context, { body }) => {
  const { fail } = context;
  const { call, former } = await openRequest(context, body);
  const companyUserId = former?.companyUserId ?? body.companyUserId ?? call.viewer.companyUserId;
  const person = (await call.people.get([companyUserId])).get(companyUserId) ?? fail('common.NotFound');
  const requested = parseRequest(fail, body, former?.current ?? null);
  if (!mayRegister(call.viewer, companyUserId, requested)) fail('common.Forbidden');
  const role = former ? roleToChange(call, former, requested) : roleToAdd(call, companyUserId, requested);
  const { startDate: from, endDate: to } = requested;
  const facts = (await loadFacts(call, { companyUserIds: [companyUserId], from, to, bookedIn: warningPeriod(requested) }))(companyUserId);
  const knowsIllness = maySeeHealth(call.viewer, companyUserId);
  const assessed = assessRequest(call, { requested, facts, role: role === 'administrator' ? role : 'own', former, knowsIllness });
  if ('refusal' in assessed) return refuse(fail, assessed);
  const booked = facts.booked.filter(({ absenceId }) => absenceId !== former?.absenceId);
  const team = await loadTeamCoverage(call, { person, requested });
  // A change of what nobody has agreed to yet waits on, unless it becomes illness.
  const staysRequested = former !== null && requestedStatuses.includes(former.status) && !becomesRegistration(former, requested);
  const days = daysOf(knowsIllness ? assessed : await withoutIllness(call, assessed, { former, facts }));
  const calculation: z.input<typeof Calculation> = {
    ...days,
    overlaps: presentOverlaps(assessed.overlaps, call.viewer),
    warnings: [
      ...(await loadWarnings(call, { requested, person, facts, booked })),
      ...(await warnOfTransfers(call, companyUserId, days)),
      ...returnedDaysWarnings(assessed),
      ...team.warnings,
    ],
    ...team.away,
    isApprovedAtOnce:
      !staysRequested &&
      (role === 'administrator' || (role === 'automatic' && (healthTypes.includes(requested.type) || team.warnings.length === 0))),
  };
  const { shortages } = assessed;
  if (shortages.length > 0) fail('absence.NotEnoughAvailableAbsenceDays', 400, { details: { years: shortages, calculation } });
  return { calculation };
};

/** The call, with the absence that the request would change. */
async function openRequest(
  context: Context<typeof contract>,
  { absenceId }: AbsenceRequest,
): Promise<{ call: AbsenceCall; former: AbsenceRow | null }> {
  if (!absenceId) return { call: await loadAbsenceCall(context), former: null };
  const call = await openAbsence(context, absenceId);
  return { call, former: call.row };
}

/** A request's days and the cost of what it would change for who may not know of illness: vacation costs all its days (absence.79). */
async function withoutIllness(
  call: AbsenceCall,
  assessed: Assessment,
  { former, facts }: { former: AbsenceRow | null; facts: PersonFacts },
): Promise<Assessment> {
  const [shown] = former ? await hideIllnessOf(call, [former]) : [];
  return { ...assessed, counted: countWhole(assessed.requested, facts, former?.current), before: shown ? chargesOf(shown) : [] };
}

/** What waits to be transferred may no longer fit, which is otherwise first said when the transfer is decided. */
async function warnOfTransfers(
  { company, viewer }: AbsenceCall,
  companyUserId: string,
  { daysToDeduct, perYear }: Pick<Calculation, 'daysToDeduct' | 'perYear'>,
): Promise<Warning[]> {
  if (daysToDeduct === 0) return [];
  const waiting = await readTransfers(company, { companyUserIds: [companyUserId], statuses: [transferStatus.pending] });
  return fittingWarnings({ perYear, waiting, isOwn: companyUserId === viewer.companyUserId });
}

function returnedDaysWarnings({ givenBack: days }: Assessment): Warning[] {
  return days > 0 ? [{ kind: 'givesVacationBack', params: { days } }] : [];
}

function daysOf({ requested, counted, before, available }: Assessment) {
  const { calendarDays, workingDays, weekendDays, publicHolidays, halfDays, perYear } = counted;
  return {
    calendarDays,
    workingDays,
    weekendDays,
    publicHolidays,
    halfDays: halfDays.length,
    daysToDeduct: requested.deductible ? workingDays : 0,
    perYear: perYear.map(({ year, days }) => {
      return { year, days, ...leftAround(available.get(year) ?? 0, chargeIn(before, year), requested.deductible ? days : 0) };
    }),
  };
}
