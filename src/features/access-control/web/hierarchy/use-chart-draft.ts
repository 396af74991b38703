import { useEffect, useReducer, useState } from 'react';
import { createRecordDrafts } from '#kernel/web/record-drafts.ts';
import { currentUser } from '#kernel/web/session.ts';
import { draftAfter, emptyDraft, readMoves } from './draft.ts';
import type { Draft, Step } from './draft.ts';

/** As long as the tab: what one person has moved about is nothing to find again in another week. */
const kept = createRecordDrafts(
  () => sessionStorage,
  () => currentUser(),
);
const place = 'hierarchy';

/** The changes of the chart that are not saved; they outlive a reload of the tab. */
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
