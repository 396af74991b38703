import type { Absence } from '../../contract/entities.ts';
import { absenceType, confidentialTypes, type ShownAbsenceType } from '../../contract/kinds.ts';

type Asked = Pick<Absence, 'absenceId' | 'type'> & { proposed: Pick<NonNullable<Absence['proposed']>, 'type'> | null };

/** Where the comment to a request of one absence is kept; nowhere when it is, or would become, of a type that may be about somebody's health (shell.27). */
export function draftOfDecision({ absenceId, type, proposed }: Asked): { place: string } | 'health' {
  const types = [type, proposed?.type ?? type];
  return types.some(mayBeHealth) ? 'health' : { place: `absence/${absenceId}/decision` };
}

const mayBeHealth = (type: ShownAbsenceType): boolean => type === absenceType.Absence || confidentialTypes.includes(type);
