import type { Membership } from '#kernel/server/actor.ts';
import type { Change } from '#kernel/server/audit.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { FailureExtra } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import { sightOn, viewerOf, type AbsenceSight } from '../policy.ts';
import { requireOpen } from '../settings/read-settings.ts';
import { shownAbsences } from '../shown-absence.ts';
import { lockPeopleOf } from '../store-absence-people.ts';
import type { Writing } from '../store-absence-moves.ts';
import { readAbsences, type AbsenceRow } from '../store-absence.ts';
import { seenOf, type Looking } from './permissions.ts';

type Code = 'common.NotFound' | 'common.Forbidden' | 'common.Conflict' | 'absence.NotAcknowledged';

/** What of a call the steps that several share need. */
export interface Asking {
  company: Company;
  actor: { member: Membership };
  services: Services;
  now: Date;
  today: string;
  audit: (change: Change) => void;
  fail: (code: Code, status?: number, extra?: FailureExtra) => never;
}

/** Who looks, by which rules; refuses until the calendar was opened. */
export async function lookingFrom(asking: Asking): Promise<Looking> {
  const rules = await requireOpen(asking);
  const viewer = await viewerOf(asking);
  return { rules, viewer, now: asking.now, today: asking.today };
}

export interface Opened {
  looking: Looking;
  row: AbsenceRow;
  sight: AbsenceSight;
}

/** An absence that the caller may know of; refuses as unknown what is none of theirs. For writing its person is locked first. */
export async function openAbsence(asking: Asking, absenceId: string, { lock = false } = {}): Promise<Opened> {
  const looking = await lookingFrom(asking);
  if (lock) await lockPeopleOf(asking.company, [absenceId]);
  const [row] = await readAbsences(asking.company, [absenceId]);
  if (!row) return asking.fail('common.NotFound');
  const sight = sightOn(looking.viewer, seenOf(row));
  return sight === 'none' ? asking.fail('common.NotFound') : { looking, row, sight };
}

/** Refuses when the absence has changed since the caller read it. */
export async function refuseStale(asking: Asking, { looking, row }: Opened, version: number | undefined): Promise<void> {
  if (version === undefined || version === row.version) return;
  const [absence] = await shownAbsences(asking.company, looking, [row]);
  asking.fail('common.Conflict', 409, { details: { absence } });
}

export function writingOf({ company, actor, now }: Asking): Writing {
  return { company, by: actor.member.companyUserId, now };
}

/** The same absence, read again after it was changed. */
export async function absenceAgain(asking: Asking, looking: Looking, absenceId: string) {
  const [absence] = await shownAbsences(asking.company, looking, await readAbsences(asking.company, [absenceId]));
  return absence ?? asking.fail('common.NotFound');
}

/** The code of a refusal among those that a call declares; another one would be a bug. */
export function declared<Declared extends string>(codes: readonly Declared[], refusal: string): Declared {
  const code = codes.find((each) => each === refusal);
  if (!code) throw new Error(`The refusal ${refusal} cannot happen here`);
  return code;
}
