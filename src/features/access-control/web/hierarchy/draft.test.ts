import { expect, test } from 'vitest';
import { draftAfter, emptyDraft, readMoves } from './draft.ts';
import type { Draft, Moves, Step } from './draft.ts';

const move = (id: string, to: string | null, from: string | null = 'old'): Step => ({ kind: 'move', id, move: { to, from, version: 1 } });
const undo: Step = { kind: 'undo' };
const redo: Step = { kind: 'redo' };
const told = ({ moves }: Draft) =>
  Object.entries(moves)
    .map(([id, { from, to }]) => `${id}:${from ?? '0'}→${to ?? '0'}`)
    .join(' ');
const after = (steps: readonly Step[]) => steps.reduce(draftAfter, emptyDraft);

test.each<[string, Step[], string]>([
  ['a move', [move('a', 'x')], 'a:old→x'],
  ['a move to nobody', [move('a', null)], 'a:old→0'],
  ['two moves of one person as one, from where they were', [move('a', 'x'), move('a', 'y', 'x')], 'a:old→y'],
  ['nothing when somebody is put back', [move('a', 'x'), move('a', 'old', 'x')], ''],
  ['all but what is revoked', [move('a', 'x'), move('b', 'x'), { kind: 'revoke', id: 'a' }], 'b:old→x'],
  ['what was before when a step is undone', [move('a', 'x'), move('b', 'x'), undo], 'a:old→x'],
  ['the step again when it is redone', [move('a', 'x'), move('b', 'x'), undo, undo, redo, redo], 'a:old→x b:old→x'],
  ['no way forth after another step', [move('a', 'x'), undo, move('b', 'x'), redo], 'b:old→x'],
  ['nothing when undone too often', [undo, move('a', 'x'), undo, undo], ''],
  ['what was revoked when that is undone', [move('a', 'x'), { kind: 'revoke', id: 'a' }, undo], 'a:old→x'],
  ['nothing after restoring, and all again when that is undone', [move('a', 'x'), { kind: 'clear' }, undo], 'a:old→x'],
  ['what is not saved yet, without a way back', [move('a', 'x'), move('b', 'x'), { kind: 'settle', ids: ['a'] }, undo], 'b:old→x'],
  ['a wish against what somebody else saved', [move('a', 'x'), { kind: 'rebase', read: { a: { from: 'z', version: 3 } } }], 'a:z→x'],
  ['nothing when somebody else saved the same', [move('a', 'x'), { kind: 'rebase', read: { a: { from: 'x', version: 3 } } }], ''],
])('holds %s', (_, steps, expected) => {
  expect(told(after(steps))).toBe(expected);
});

test('sends the version that was read first', () => {
  const late: Step = { kind: 'move', id: 'a', move: { to: 'y', from: 'x', version: 9 } };
  expect(after([move('a', 'x'), late]).moves['a']?.version).toBe(1);
});

test.each<[string, unknown, Moves | undefined]>([
  ['a draft', { a: { to: 'x', from: null, version: 2 } }, { a: { to: 'x', from: null, version: 2 } }],
  ['what of it is one', { a: { to: 'x', from: null, version: 2 }, b: 1 }, { a: { to: 'x', from: null, version: 2 } }],
  ['nothing', undefined, undefined],
  ['text', 'x', undefined],
  ['an empty draft', {}, undefined],
  ['a number for a person', { a: { to: 7, from: null, version: 2 } }, undefined],
])('reads %s from what was kept', (_, kept, expected) => {
  expect(readMoves(kept)).toEqual(expected);
});
