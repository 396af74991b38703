/** One transition: the action, the status it leads to, and the actors who may do it. */
export type Transition<Action, To, Actor> = readonly [action: Action, to: To, ...actors: Actor[]];

/** All transitions of a kind of record, by its present status; what is not listed is not possible. */
export type TransitionTable<Status extends PropertyKey, Action, To, Actor> = Readonly<
  Record<Status, readonly Transition<Action, To, Actor>[]>
>;

interface Attempt<Status, Action, Actor> {
  status: Status;
  action: Action;
  actor: Actor;
}

/** The status that an action leads to; `impossible` in this status for everybody, or `forbidden` to this actor. */
export function findTransition<Status extends PropertyKey, Action, To, Actor>(
  table: TransitionTable<Status, Action, To, Actor>,
  { status, action, actor }: Attempt<Status, Action, Actor>,
): { to: To } | { refused: 'impossible' | 'forbidden' } {
  const found = table[status].find(([each]) => each === action);
  if (!found) return { refused: 'impossible' };
  const [, to, ...actors] = found;
  return actors.includes(actor) ? { to } : { refused: 'forbidden' };
}

/** The actions that an actor may do in a status, in the table's order. */
export function possibleActions<Status extends PropertyKey, Action, To, Actor>(
  table: TransitionTable<Status, Action, To, Actor>,
  status: Status,
  actor: Actor,
): Action[] {
  return table[status].filter(([, , ...actors]) => actors.includes(actor)).map(([action]) => action);
}
