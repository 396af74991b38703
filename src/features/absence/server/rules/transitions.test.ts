import { expect, test } from 'vitest';
import { absenceActions, absenceStatuses, type AbsenceAction, type AbsenceStatus } from '../../contract/kinds.ts';
import { decisionOn, mayDo, transition, undoOf, type ActingRole } from './transitions.ts';

const everybody: readonly ActingRole[] = ['own', 'automatic', 'decider', 'administrator'];
const deleted = 'AlreadyDeleted';
const pending = 'PendingDeleteAlready';
const late = 'UndoTooLate';
const decided = 'AlreadyDecided';
const idle = 'NotWaiting';
const added = 'FailedToAdd';

// A row for each status, a column for each action 1 to 13: create, approve and decline request, approve and decline delete, delete,
// request new, request delete, request update, approve, decline and cancel update, undo. `status:role` is the new status, any other text the refusal.
const administrator = 'automatic+administrator';
const either = 'own+administrator';
const table: Record<AbsenceStatus, string> = {
  0: `2:${administrator} ${decided} ${decided} ${decided} ${decided} ${idle} 1:own ${idle} ${idle} ${decided} ${decided} ${idle} ${late}`,
  1: `2:${administrator} 2:decider 3:decider ${decided} ${decided} 7:${either} ${added} ${idle} 11:${either} ${decided} ${decided} ${idle} ${late}`,
  2: `${added} ${decided} ${decided} ${decided} ${decided} 7:${administrator} ${added} 4:own 8:own 9:${administrator} ${decided} ${idle} former:decider`,
  3: `${added} ${decided} ${decided} ${decided} ${decided} ${idle} ${added} ${idle} ${idle} ${decided} ${decided} ${idle} former:decider`,
  4: `${added} ${decided} ${decided} 5:decider 6:decider ${pending} ${added} ${pending} ${pending} ${decided} ${decided} ${idle} ${late}`,
  5: `${added} ${decided} ${decided} ${decided} ${decided} ${deleted} ${added} ${deleted} ${deleted} ${decided} ${decided} ${deleted} former:decider`,
  6: `${added} ${decided} ${decided} ${decided} ${decided} 7:${administrator} ${added} 4:own 8:own 9:${administrator} ${decided} ${idle} former:decider`,
  7: `${added} ${decided} ${decided} ${decided} ${decided} ${deleted} ${added} ${deleted} ${deleted} ${decided} ${decided} ${deleted} ${late}`,
  8: `${added} ${decided} ${decided} ${decided} ${decided} ${idle} ${added} ${idle} ${idle} 9:decider 10:decider 12:${either} ${late}`,
  9: `${added} ${decided} ${decided} ${decided} ${decided} 7:${administrator} ${added} 4:own 8:own 9:${administrator} ${decided} ${idle} former:decider`,
  10: `${added} ${decided} ${decided} ${decided} ${decided} 7:${administrator} ${added} 4:own 8:own 9:${administrator} ${decided} ${idle} former:decider`,
  11: `2:${administrator} 2:decider 3:decider ${decided} ${decided} 7:${either} ${added} ${idle} 11:${either} ${decided} ${decided} ${idle} ${late}`,
  12: `${added} ${decided} ${decided} ${decided} ${decided} 7:${administrator} ${added} 4:own 8:own 9:${administrator} ${decided} ${idle} ${late}`,
};
const pairs = absenceStatuses.flatMap((status) =>
  table[status].split(' ').map((expected, index) => [status, absenceActions[index] ?? 1, expected] as const),
);

test('the table names all 13 × 13 pairs', () => {
  expect(pairs).toHaveLength(169);
});

test.each(pairs)('what stands at %i and is met by action %i: %s', (status, action, expected) => {
  const [to = '', who = ''] = expected.split(':');
  const allowed = who === '' ? [] : who.split('+');
  for (const each of everybody) {
    const outcome = transition({ status, action, role: each });
    const leads = { to: to === 'former' ? to : Number(to) };
    const refused = { refusal: allowed.length > 0 ? 'common.Forbidden' : `absence.${expected}` };
    expect(outcome).toEqual(allowed.includes(each) ? leads : refused);
    expect(mayDo({ status, action, role: each })).toBe(allowed.includes(each));
  }
});

test.each<[AbsenceStatus, AbsenceAction | null, AbsenceAction | null]>([
  [1, 2, 3],
  [11, 2, 3],
  [4, 4, 5],
  [8, 10, 11],
  [2, null, null],
  [7, null, null],
])('a yes to %i is action %s, a no %s', (status, yes, no) => {
  expect([decisionOn(status, true), decisionOn(status, false)]).toEqual([yes, no]);
});

const at = new Date('2026-11-21T12:00:00.000Z');
const until = new Date('2026-11-21T12:00:30.000Z');
test.each<[string, AbsenceAction, AbsenceStatus, string, string, AbsenceStatus | null]>([
  ['S4 an approval at once', 2, 1, 'me', '12:00:00', 1],
  ['S4 an approval at the last moment', 2, 11, 'me', '12:00:30', 11],
  ['an approval too late', 2, 1, 'me', '12:00:31', null],
  ['a refusal', 3, 1, 'me', '12:00:10', 1],
  ['an approved deletion', 4, 4, 'me', '12:00:10', 4],
  ['a declined change', 11, 8, 'me', '12:00:10', 8],
  ["somebody else's decision", 2, 1, 'you', '12:00:10', null],
  ['a change that an administrator made', 10, 2, 'me', '12:00:10', null],
  ['a deletion', 6, 2, 'me', '12:00:10', null],
  ['an undo', 13, 2, 'me', '12:00:10', null],
])('undoing %s', (...[, action, fromStatus, by, time, to]) => {
  const found = undoOf({ action, fromStatus, by: 'me', at }, by, new Date(`2026-11-21T${time}.000Z`));
  expect(found).toEqual(to === null ? null : { to, until });
});
