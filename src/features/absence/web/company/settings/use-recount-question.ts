import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import type { CallArguments } from '#kernel/web/call.ts';
import { previewSettings } from '../../../contract/endpoints-company.ts';
import type { Recount } from './RecountDialog.tsx';

type Change = NonNullable<CallArguments<typeof previewSettings>[0]>['body'];

interface Question {
  recount: Recount;
  answer: (isMeant: boolean) => void;
}

/** Asks before a change is saved that counts absence or allowances again; one that does not is saved at once (absence.81). */
export function useRecountQuestion() {
  const [question, setQuestion] = useState<Question>();
  async function isMeant(change: Change): Promise<boolean> {
    const recount = await call(previewSettings, { body: change });
    if (recount.absences.length === 0 && recount.allowances.length === 0) return true;
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ recount, answer }));
    setQuestion(undefined);
    return isConfirmed;
  }
  return { question, isMeant };
}
