import { call } from '#kernel/web/call.ts';
import type { CallArguments } from '#kernel/web/call.ts';
import { useQuestion } from '#ui/use-question.ts';
import { previewSettings } from '../../../contract/endpoints-company.ts';
import type { Recount } from './RecountDialog.tsx';

type Change = NonNullable<CallArguments<typeof previewSettings>[0]>['body'];

/** Asks before a change is saved that counts absence, allowances or deadlines again; one that does not is saved at once (absence.81). */
export function useRecountQuestion() {
  const { question, ask } = useQuestion<Recount>();
  async function isConfirmed(change: Change): Promise<boolean> {
    const recount = await call(previewSettings, { body: change });
    const { absences, allowances, deadlines } = recount;
    return absences.length + allowances.length + deadlines.length === 0 || ask(recount);
  }
  return { question, isConfirmed };
}
