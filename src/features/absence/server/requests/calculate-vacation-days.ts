import type { z } from 'zod';
import type { Handler } from '#kernel/server/serve.ts';
import type { calculateVacationDays as contract } from '../../contract/endpoints-requests.ts';
import type { Calculation } from '../../contract/entities-balance.ts';
import type { AbsenceRequest } from '../../contract/entities.ts';
import { readAbsentPeople, type AbsentPerson } from '../store-absence-people.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { mayRegister, rightOf } from './add-absence.ts';
import { factsOf } from './facts.ts';
import { judge, shownOverlaps, type Facts, type Judged } from './judge.ts';
import { lookingFrom, openAbsence } from './open-absence.ts';
import { inWhichRight, type Looking } from './permissions.ts';
import { surroundingsOf } from './surroundings.ts';
import { warningsOf } from './warnings.ts';
import { wantedFrom } from './wanted.ts';

type Context = Parameters<Handler<typeof contract>>[0];
type Shown = z.input<typeof Calculation>;

/** What a request would mean, before it is sent (domain.md 4.5). */
export const calculateVacationDays: Handler<typeof contract> = async (context, { body }) => {
  const { company, fail } = context;
  const { looking, former, person } = await asked(context, body);
  const read = wantedFrom(body, former?.current ?? null);
  if ('refusal' in read) return fail(read.refusal);
  const { wanted } = read;
  const { rules, today, viewer } = looking;
  if (!mayRegister(viewer, person.companyUserId, wanted)) fail('common.Forbidden');
  const who = former ? inWhichRight(looking, former, 'change') : rightOf(looking, person.companyUserId, wanted);
  const facts = (await factsOf(company, rules, { people: [person], from: wanted.startDate, to: wanted.endDate, today }))(
    person.companyUserId,
  );
  const role = who === 'administrator' ? 'administrator' : 'own';
  const judged = judge({ wanted, facts, rules, today, role, former });
  if ('refusal' in judged) return fail(judged.refusal);
  const around = await surroundingsOf(company, rules, { person, wanted });
  const calculation: Shown = {
    ...daysOf(judged, facts),
    overlaps: shownOverlaps(judged.overlaps, viewer),
    warnings: [...(await warningsOf({ company, looking, person, facts, former }, wanted)), ...around.warnings],
    ...around.away,
    isApprovedAtOnce: who === 'administrator' || who === 'automatic',
  };
  if (judged.lacks.length > 0) fail('absence.NotEnoughAvailableAbsenceDays', 400, { details: { years: judged.lacks, calculation } });
  return { calculation };
};

interface Asked {
  looking: Looking;
  former: AbsenceRow | null;
  person: AbsentPerson;
}

async function asked(context: Context, { absenceId, companyUserId }: AbsenceRequest): Promise<Asked> {
  const { company, actor, fail } = context;
  const opened = absenceId ? await openAbsence(context, absenceId) : undefined;
  const former = opened?.row ?? null;
  const id = former?.companyUserId ?? companyUserId ?? actor.member.companyUserId;
  const [person] = await readAbsentPeople(company, [id]);
  if (!person) return fail('common.NotFound');
  return { looking: opened?.looking ?? (await lookingFrom(context)), former, person };
}

function daysOf({ wanted, counted, before }: Judged, { available }: Facts) {
  const { calendarDays, workingDays, weekendDays, publicHolidays, halfDays, perYear } = counted;
  return {
    calendarDays,
    workingDays,
    weekendDays,
    publicHolidays,
    halfDays: halfDays.length,
    daysToDeduct: wanted.deductible ? workingDays : 0,
    perYear: perYear.map(({ year, days }) => {
      const availableBefore = available(year) + (before.find((each) => each.year === year)?.days ?? 0);
      return { year, days, availableBefore, availableAfter: availableBefore - (wanted.deductible ? days : 0) };
    }),
  };
}
