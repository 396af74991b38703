import { useEffect, useReducer, useState } from 'react';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { draftAfter, emptyDraft, readMoves } from './draft.ts';
import type { Draft, Step } from './draft.ts';

const place = 'hierarchy';

/** The unsaved changes of the chart, kept as a draft like those of a form (shell.27). A person who was changed meanwhile is shown when they are saved. */
export function useChartDraft(mayEdit: boolean): { draft: Draft; take: (step: Step) => void; wasKept: boolean } {
  const [draft, take] = useReducer(draftAfter, mayEdit, firstDraft);
  const [wasKept] = useState(() => Object.keys(draft.moves).length > 0);
  useEffect(() => {
    if (Object.keys(draft.moves).length > 0) recordDrafts.keep(place, draft.moves);
    else recordDrafts.drop(place);
  }, [draft.moves]);
  return { draft, take, wasKept };
}

function firstDraft(mayEdit: boolean): Draft {
  const moves = mayEdit ? readMoves(recordDrafts.find(place)?.value) : undefined;
  return moves ? { ...emptyDraft, moves } : emptyDraft;
}
