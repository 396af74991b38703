import { chargeItems, termAt } from './lines.ts';
import type { Circumstances, PaidState } from './shapes.ts';
import type { Step } from './advance.ts';
import { addDays } from '#kernel/contract/days.ts';

/**
 * What a year that was paid ahead gets back for the last days on which nothing was sold (subscription.45). Seats that came before them are charged by
 * themselves. It is asked once for each pause.
 */
export function creditPause(state: PaidState, circumstances: Circumstances): Step {
  const nothing: Step = { state, lines: [] };
  const pause = circumstances.pauses.at(-1);
  if (!pause || state.interval !== 'year' || state.nextDay === null) return nothing;
  const charging = { term: termAt(state, addDays(state.nextDay, -1)), interval: state.interval, upTo: pause.from };
  if (pause.from < charging.term.from || pause.from >= charging.term.end) return nothing;
  if (chargeItems({ ...charging, state, circumstances }, state.items).lines.length === 0) return nothing;
  const before = chargeItems(
    { ...charging, state, circumstances: { ...circumstances, pauses: circumstances.pauses.slice(0, -1) } },
    state.items,
  );
  const credited = chargeItems({ ...charging, state: before.state, circumstances }, state.items);
  return { state: credited.state, lines: [...before.lines, ...credited.lines] };
}
