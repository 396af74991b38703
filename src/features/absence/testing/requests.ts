import type { Caller, TestAnswer } from '#testing/caller.ts';
import { addAbsence } from '../contract/endpoints-requests.ts';
import type { Absence } from '../contract/entities.ts';

export const absenceIn = ({ json }: TestAnswer): Absence => json['absence'] as Absence;

/** Requests a vacation, or another absence; three working days of a week without holidays. */
export function ask(caller: Caller, changes: Record<string, unknown> = {}): Promise<TestAnswer> {
  return caller.call(addAbsence, { body: { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-13', ...changes } });
}

/** The same, and returns the absence. */
export async function asked(caller: Caller, changes: Record<string, unknown> = {}): Promise<Absence> {
  const answer = await ask(caller, changes);
  if (answer.status !== 200) throw new Error(`The absence was refused: ${answer.codes.join(', ')}`);
  return absenceIn(answer);
}
