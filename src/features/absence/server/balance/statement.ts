import type { LedgerLine } from '../../contract/entities-balance.ts';
import type { LedgerKind } from '../../contract/kinds.ts';
import type { AbsenceCall } from '../absence-call.ts';
import { hideIllnessOf } from '../hide-illness.ts';
import { shownType, visibilityOf } from '../policy.ts';
import { traitsOf } from '../requests/permissions.ts';
import { desiredCharges } from '../rules/charges.ts';
import type { AbsenceRow } from '../store-absence.ts';
import type { LineRow } from './store-ledger.ts';

export type LineWithoutBalance = Omit<LedgerLine, 'balance'>;

const ofAbsence: readonly LedgerKind[] = ['taken', 'reserved'];

/**
 * A year of the ledger for who may not know of illness (absence.80): what was added and carried as it stands, one line for each absence that counts,
 * and last all corrections as one sum, among them what illness gave back. So when a vacation gave days back is nowhere to be seen.
 */
export async function loadStatement(
  call: Pick<AbsenceCall, 'company' | 'viewer' | 'absences'>,
  lines: readonly LineRow[],
  year: number,
): Promise<LineWithoutBalance[]> {
  const shownLines = lines
    .filter(({ kind }) => !ofAbsence.includes(kind) && kind !== 'correction')
    .map(({ at, ...line }): LineWithoutBalance => ({ ...line, year, date: at.toISOString() }));
  const ids = [...new Set(lines.flatMap(({ kind, absence }) => (absence && ofAbsence.includes(kind) ? [absence.absenceId] : [])))];
  const absences = await call.absences.get(ids);
  const shown = await hideIllnessOf(
    call,
    ids.flatMap((id) => absences.get(id) ?? []),
  );
  const booked = shown
    .toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime())
    .flatMap((row) => linesOf(call, row).filter((line) => line.year === year));
  const corrected = daysIn(lines) - daysIn(shownLines) - daysIn(booked);
  return [...shownLines, ...booked, ...(corrected === 0 ? [] : [correctionLine(year, corrected)])];
}

const untold = { by: null, comment: null, otherYear: null, basis: null };

function linesOf({ viewer }: Pick<AbsenceCall, 'viewer'>, row: AbsenceRow): LineWithoutBalance[] {
  const { absenceId, status, requestedAt, current, proposed } = row;
  const { startDate, endDate } = current;
  const visibility = visibilityOf(viewer, traitsOf(row));
  const type = shownType(visibility, current.type);
  const shared = {
    ...untold,
    date: visibility === 'masked' ? null : requestedAt.toISOString(),
    absence: { absenceId, type, startDate, endDate },
  };
  return desiredCharges(status, current, proposed).flatMap(({ year, taken, reserved }) => {
    const line = (kind: 'taken' | 'reserved', days: number, reason: LedgerLine['reason']): LineWithoutBalance[] =>
      days === 0 ? [] : [{ ...shared, lineId: `${kind}-${absenceId}-${year}`, year, kind, reason, days: -days }];
    return [...line('taken', taken, 'approved'), ...line('reserved', reserved, 'requested')];
  });
}

function correctionLine(year: number, days: number): LineWithoutBalance {
  return { ...untold, lineId: `corrections-${year}`, year, kind: 'correction', reason: 'corrected', days, date: null, absence: null };
}

function daysIn(lines: readonly { days: number }[]): number {
  return lines.reduce((sum, { days }) => sum + days, 0);
}
