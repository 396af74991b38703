import type { Caller, TestAnswer } from '#testing/caller.ts';
import { addAbsence } from '../contract/endpoints-requests.ts';
import type { Absence } from '../contract/entities.ts';

export const absenceIn = ({ json }: TestAnswer): Absence => json['absence'] as Absence;

/** Asks for a vacation, or something else; three working days of a week in which nothing is a holiday. */
export function ask(caller: Caller, wish: Record<string, unknown> = {}): Promise<TestAnswer> {
  return caller.call(addAbsence, { body: { absenceType: 1, startDate: '2027-01-11', endDate: '2027-01-13', ...wish } });
}

/** The same, and answers what has come of it. */
export async function asked(caller: Caller, wish: Record<string, unknown> = {}): Promise<Absence> {
  const answer = await ask(caller, wish);
  if (answer.status !== 200) throw new Error(`The absence was refused: ${answer.codes.join(', ')}`);
  return absenceIn(answer);
}
