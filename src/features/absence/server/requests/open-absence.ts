import type { z } from 'zod';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Absence } from '../../contract/entities.ts';
import { loadAbsenceCall, type AbsenceCall, type AbsenceContext } from '../absence-call.ts';
import { hideIllnessOf } from '../hide-illness.ts';
import { visibilityOf, type AbsenceVisibility } from '../policy.ts';
import type { AbsenceRow } from '../store-absence.ts';
import { traitsOf } from './permissions.ts';
import { presentAbsences } from './present-absence.ts';

/** A request about one absence. */
export type OpenedAbsence<Given extends AbsenceContext = AbsenceContext> = AbsenceCall<Given> & {
  row: AbsenceRow;
  visibility: AbsenceVisibility;
};

/** An absence that the caller may see; any other is refused as unknown. Its person is locked when it is about to be changed. */
export async function openAbsence<Given extends AbsenceContext>(
  context: Given,
  absenceId: string,
  { lock = false } = {},
): Promise<OpenedAbsence<Given>> {
  const call = await loadAbsenceCall(context, lock ? { lock: { absenceIds: [absenceId] } } : {});
  const row = (await call.absences.get([absenceId])).get(absenceId);
  if (!row) return context.fail('common.NotFound');
  const visibility = visibilityOf(call.viewer, traitsOf(row));
  const isHidden = visibility === 'masked' && (await hideIllnessOf(call, [row])).length === 0;
  return visibility === 'none' || isHidden ? context.fail('common.NotFound') : { ...call, row, visibility };
}

/** Refuses when the absence has changed since the caller read it, with the current absence. */
export function requireCurrent(call: OpenedAbsence, read: number | undefined): Promise<void> {
  const { row, fail } = call;
  return refuseStale(fail, { read, stored: row.version }, async () => ({ absence: (await presentAbsences(call, [row]))[0] }));
}

/** The changed absence, read again, in the form of the answer. */
export async function presentChanged(call: AbsenceCall, absenceId: string): Promise<z.input<typeof Absence>> {
  const row = (await call.absences.get([absenceId])).get(absenceId);
  const [absence] = row ? await presentAbsences(call, [row]) : [];
  return absence ?? call.fail('common.NotFound');
}
