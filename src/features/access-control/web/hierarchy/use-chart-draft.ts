import { useEffect, useReducer, useState } from 'react';
import { createRecordDrafts } from '#kernel/web/record-drafts.ts';
import { currentUser } from '#kernel/web/session.ts';
import { draftAfter, emptyDraft, readMoves } from './draft.ts';
import type { Draft, Step } from './draft.ts';

/** For the lifetime of the tab: an old draft of the chart should not reappear weeks later. */
const kept = createRecordDrafts(
  () => sessionStorage,
  () => currentUser(),
);
const place = 'hierarchy';

/** The unsaved changes of the chart; they survive a reload of the tab. */
export function useChartDraft(mayEdit: boolean): { draft: Draft; take: (step: Step) => void; wasKept: boolean } {
  const [draft, take] = useReducer(draftAfter, mayEdit, firstDraft);
  const [wasKept] = useState(() => Object.keys(draft.moves).length > 0);
  useEffect(() => {
    if (Object.keys(draft.moves).length > 0) kept.keep(place, draft.moves);
    else kept.drop(place);
  }, [draft.moves]);
  return { draft, take, wasKept };
}

function firstDraft(mayEdit: boolean): Draft {
  const moves = mayEdit ? readMoves(kept.find(place)?.value) : undefined;
  return moves ? { ...emptyDraft, moves } : emptyDraft;
}
