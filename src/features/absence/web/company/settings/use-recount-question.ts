import { useRef } from 'react';
import { call } from '#kernel/web/call.ts';
import type { CallArguments } from '#kernel/web/call.ts';
import { useQuestion } from '#ui/use-question.ts';
import { previewSettings } from '../../../contract/endpoints-company.ts';
import { needsConfirming } from './needs-confirming.ts';
import type { Recount } from './RecountDialog.tsx';

type Change = NonNullable<CallArguments<typeof previewSettings>[0]>['body'];

/**
 * Asks before a change is saved that counts absence, allowances or deadlines again; one that does not is saved at once (absence.81). Saved again over
 * what others changed meanwhile (`isAgain`), it is asked about only when it counts something else than was confirmed.
 */
export function useRecountQuestion() {
  const { question, ask } = useQuestion<Recount>();
  const confirmed = useRef<Recount>(undefined);
  async function isConfirmed(change: Change, isAgain = false): Promise<boolean> {
    if (!isAgain) confirmed.current = undefined;
    const recount = await call(previewSettings, { body: change });
    if (!needsConfirming(recount, confirmed.current)) return true;
    const isMeant = await ask(recount);
    confirmed.current = isMeant ? recount : undefined;
    return isMeant;
  }
  return { question, isConfirmed };
}
