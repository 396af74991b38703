import type { Absence } from '../contract/entities.ts';
import { absenceType, confidentialTypes, type ShownAbsenceType } from '../contract/kinds.ts';

type Asked = Pick<Absence, 'absenceId' | 'type'> & { proposed: Pick<NonNullable<Absence['proposed']>, 'type'> | null };

/** Where a comment on one absence is kept: to a request, or to the absence's removal; nowhere when it may be about somebody's health (shell.27). */
export function draftOfComment(absence: Asked, about: 'decision' | 'removal'): { place: string } | 'health' {
  return mayBeAboutHealth(absence) ? 'health' : { place: `absence/${absence.absenceId}/${about}` };
}

/** Whether the absence is, or would become, of a type that may be about somebody's health. */
export function mayBeAboutHealth({ type, proposed }: Pick<Asked, 'type' | 'proposed'>): boolean {
  return [type, proposed?.type ?? type].some((one: ShownAbsenceType) => one === absenceType.Absence || confidentialTypes.includes(one));
}
