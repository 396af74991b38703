/** One change: the new manager, and what was read before. */
export interface Move {
  to: string | null;
  from: string | null;
  version: number;
}
export type Moves = Readonly<Record<string, Move>>;

/** The unsaved changes of the chart, with undo and redo. */
export interface Draft {
  moves: Moves;
  past: readonly Moves[];
  future: readonly Moves[];
}

export type Step =
  | { kind: 'move'; id: string; move: Move }
  | { kind: 'revoke'; id: string }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'clear' }
  /** These were saved, or dropped in favour of another user's change. */
  | { kind: 'settle'; ids: readonly string[] }
  /** Another user has changed these in the meantime; they are moved nevertheless. */
  | { kind: 'rebase'; read: Readonly<Record<string, Pick<Move, 'from' | 'version'>>> };

export const emptyDraft: Draft = { moves: {}, past: [], future: [] };
const maxSteps = 200;

/** The draft after a step. */
export function draftAfter(draft: Draft, step: Step): Draft {
  const { moves, past, future } = draft;
  switch (step.kind) {
    case 'move':
      return changed(draft, withMove(moves, step.id, step.move));
    case 'revoke':
      return step.id in moves ? changed(draft, without(moves, [step.id])) : draft;
    case 'clear':
      return changed(draft, {});
    case 'undo':
      return past.length === 0 ? draft : { moves: past.at(-1) ?? {}, past: past.slice(0, -1), future: [moves, ...future] };
    case 'redo':
      return future.length === 0 ? draft : { moves: future[0] ?? {}, past: [...past, moves], future: future.slice(1) };
    case 'settle':
      // Saved changes are not part of the draft any more, so undo ends there.
      return { moves: without(moves, step.ids), past: [], future: [] };
    case 'rebase':
      return { moves: rebased(moves, step.read), past: [], future: [] };
  }
}

function changed({ moves, past }: Draft, next: Moves): Draft {
  return { moves: next, past: [...past, moves].slice(-maxSteps), future: [] };
}

/** Keeps what was first read of a person, on which the change is based. */
function withMove(moves: Moves, id: string, { to, from, version }: Move): Moves {
  const base = moves[id] ?? { from, version };
  return base.from === to ? without(moves, [id]) : { ...moves, [id]: { to, from: base.from, version: base.version } };
}

function rebased(moves: Moves, read: Readonly<Record<string, Pick<Move, 'from' | 'version'>>>): Moves {
  const entries = Object.entries(moves).map(([id, move]) => [id, { ...move, ...read[id] }] as const);
  return Object.fromEntries(entries.filter(([, { from, to }]) => from !== to));
}

function without(moves: Moves, ids: readonly string[]): Moves {
  return Object.fromEntries(Object.entries(moves).filter(([id]) => !ids.includes(id)));
}

/** The stored draft of the browser; undefined when it is invalid. */
export function readMoves(stored: unknown): Moves | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const moves = Object.entries(stored).filter((entry): entry is [string, Move] => isMove(entry[1]));
  return moves.length > 0 ? Object.fromEntries(moves) : undefined;
}

function isMove(value: unknown): value is Move {
  if (typeof value !== 'object' || value === null || !('to' in value && 'from' in value && 'version' in value)) return false;
  const isId = (id: unknown) => id === null || typeof id === 'string';
  return isId(value.to) && isId(value.from) && typeof value.version === 'number';
}
