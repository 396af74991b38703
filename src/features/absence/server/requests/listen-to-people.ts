import { personDeactivated, personErasing, personLeaving, type PersonEvent } from '#features/people/server/public.ts';
import { absenceAction, type AbsenceStatus } from '../../contract/kinds.ts';
import { decisionOn, transition } from '../rules/transitions.ts';
import { countWaitingOf, deleteAbsencesOf } from '../store-absence-moves.ts';
import { readWaitingOf, type AbsenceRow } from '../store-absence.ts';
import { writeMoves, type Move } from './write-moves.ts';

/** Ends what is open of somebody who leaves, and erases all of somebody who is erased. */
export function listenToPeople(): void {
  personDeactivated.listen(declineOpen);
  personErasing.listen(({ company, companyUserId }) => deleteAbsencesOf(company, companyUserId));
  personLeaving.listen(async ({ company, companyUserId, purpose }) => {
    const count = purpose === 'deactivate' ? await countWaitingOf(company, companyUserId) : 0;
    return { obstacles: [], consequences: count > 0 ? [{ key: 'absenceRequests', count }] : [] };
  });
}

/** Deactivation declines open requests with the reason (decisions.md §6); whoever deactivates has locked the person. */
async function declineOpen({ company, companyUserId, by, now, audit }: PersonEvent): Promise<void> {
  const rows = await readWaitingOf(company, companyUserId);
  await writeMoves({ company, by, now }, rows.map(declined), audit);
}

function declined({ absenceId, companyUserId, status: from, current, proposed }: AbsenceRow): Move {
  const action = decisionOn(from, false) ?? absenceAction.declineRequest;
  const moved = transition({ status: from, action, who: 'decider' });
  const to: AbsenceStatus = 'refusal' in moved || moved.to === 'former' ? 3 : moved.to;
  const numbers = { oldNumber: current.number, newNumber: (proposed ?? current).number };
  const reason = 'deactivated' as const;
  return { absenceId, companyUserId, action, from, to, current, proposed: null, added: null, ...numbers, comment: null, reason };
}
