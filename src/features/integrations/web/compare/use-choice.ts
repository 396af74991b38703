import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { newRepeatKey } from '#kernel/web/call.ts';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import type { Comparison } from '../../contract/entities.ts';
import { countChosen, keptIn, nothingChosen, type Chosen } from './chosen.ts';
import { draftOfChoice, readChoice } from './choice-draft.ts';

export interface Choice {
  chosen: Chosen;
  change: (next: Chosen) => void;
  clear: () => void;
  /** The key of the sync that is now sent: the same for each try until it has succeeded (wire.23). */
  keyToSend: () => string;
  /** What is sent next is another sync. */
  renewKey: () => void;
  /** What was chosen is being carried out. */
  settle: () => void;
}

/** What is chosen in a comparison, kept in the browser until it is synced (integrations.52). */
export function useChoice(comparison: Comparison, isKept: boolean): Choice {
  const place = `integrations/compare/${comparison.provider}`;
  const [first] = useState(() => readChoice(isKept ? recordDrafts.find(place)?.value : undefined));
  const [raw, setRaw] = useState(first.chosen);
  const repeatKey = useRef(first.repeatKey);
  const chosen = useMemo(() => keptIn(comparison, raw), [comparison, raw]);

  const keep = (next: Chosen): void => {
    const isNothing = countChosen(next) === 0 && next.winner === nothingChosen.winner;
    if (!isKept) return;
    if (isNothing) recordDrafts.drop(place);
    else recordDrafts.keep(place, draftOfChoice(next, repeatKey.current));
  };
  const keepNow = useEffectEvent(keep);
  useEffect(() => keepNow(chosen), [chosen]);

  return {
    chosen,
    change: (next) => {
      // Another choice is another sync.
      repeatKey.current = undefined;
      setRaw(next);
    },
    clear: () => setRaw({ ...nothingChosen, winner: chosen.winner }),
    keyToSend: () => {
      repeatKey.current ??= newRepeatKey();
      keep(chosen);
      return repeatKey.current;
    },
    renewKey: () => {
      repeatKey.current = undefined;
      keep(chosen);
    },
    settle: () => {
      repeatKey.current = undefined;
      const left = { ...nothingChosen, winner: chosen.winner };
      // The page may have been left, and renders no more.
      keep(left);
      setRaw(left);
    },
  };
}
