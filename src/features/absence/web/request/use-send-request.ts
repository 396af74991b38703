import { runOrShowError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { addAbsence, deleteAbsence, undoAddToAll, updateAbsence } from '../../contract/endpoints-requests.ts';
import type { Absence, Named } from '../../contract/entities.ts';
import { undoSeconds, waitingStatuses } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { readsOfAbsence } from '../reads-of-absence.ts';
import type { RequestInput } from './to-request.ts';

/** How many people it was added for, and for whom it could not be added (absence.66). */
export interface AddedForAll {
  added: number;
  skipped: readonly (Named & { code: string })[];
}

/** For how many people that was undone, and who keeps theirs because somebody has changed it since (absence.73). */
export interface TakenBackForAll {
  takenBack: number;
  kept: readonly Named[];
}

/** Adds or changes an absence and shows the result; returns who was skipped, when it was for everyone. `onTakenBack`: that was undone. */
export function useSendRequest(
  onTakenBack: (undone: TakenBackForAll) => void,
): (request: RequestInput, repeatKey: string) => Promise<AddedForAll | undefined> {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const adding = useWrite(addAbsence, { changes: readsOfAbsence });
  const changing = useWrite(updateAbsence, { changes: readsOfAbsence });
  const undoing = useWrite(undoAddToAll, { changes: readsOfAbsence });
  const removing = useWrite(deleteAbsence, { changes: readsOfAbsence });

  async function takeBack({ absenceId, version }: Absence): Promise<void> {
    await removing.write({ body: { absenceId, version } });
    showToast({ title: t('request.sent.takenBack') });
  }

  async function takeBackForAll(batchId: string): Promise<void> {
    const undone = await undoing.write({ body: { batchId } });
    onTakenBack(undone);
    const { takenBack, kept } = undone;
    const title = t('request.forAll.takenBack', { count: takenBack });
    if (kept.length === 0) showToast({ title });
    else
      showToast({ tone: 'warn', title, lines: [t('request.forAll.kept'), ...kept.map(({ fullName }) => fullName)], milliseconds: 30_000 });
  }

  async function change(request: RequestInput): Promise<undefined> {
    const { absence } = await changing.write({ body: request });
    showToast({ title: t(isWaiting(absence) ? 'request.sent.changeAsked' : 'request.sent.changed') });
  }

  async function add(request: RequestInput, repeatKey: string): Promise<AddedForAll | undefined> {
    // Skipped people are listed by name, so the codes add nothing.
    const { absence, added, skipped, batchId } = await adding.write({ body: request }, { onWarnings: () => undefined, repeatKey });
    if (batchId !== null)
      showToast({
        title: t('request.forAll.added', { count: added }),
        action: { label: k('actions.undo'), run: () => void runOrShowError(() => takeBackForAll(batchId)) },
        milliseconds: undoSeconds * 1000,
      });
    if (!absence) return { added, skipped };
    const undo = { label: k('actions.undo'), run: () => void runOrShowError(() => takeBack(absence)) };
    const mayUndo = isWaiting(absence) || absence.permissions.delete;
    showToast({ title: t(isWaiting(absence) ? 'request.sent.asked' : 'request.sent.added'), ...(mayUndo ? { action: undo } : {}) });
    return undefined;
  }

  return (request, repeatKey) => (request.absenceId === undefined ? add(request, repeatKey) : change(request));
}

function isWaiting({ status }: Absence): boolean {
  return waitingStatuses.includes(status);
}
