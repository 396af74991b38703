import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { en as kernelEn } from '#kernel/texts/en.ts';
import { call } from '#kernel/web/call.ts';
import { followForm, takeLost } from '#kernel/web/form-drafts.ts';
import { checkDelay, waitUntilReachable } from '#kernel/web/reachable.ts';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { currentUser } from '#kernel/web/session.ts';
import { useStore } from '#kernel/web/store.ts';
import { textsIn } from '#kernel/web/texts.ts';
import { isLeavingForGood } from '#kernel/web/unsaved-work.ts';
import { changeAnswer, invalidate } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import type { EmploymentDocument } from '../../contract/document.ts';
import { getDocument, getDocuments, updateDocument } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import type { Draft } from '../draft.ts';
import { contentOfDraft, mergedInto } from './draft-fields.ts';
import { DraftSaver, type SaverView } from './draft-saver.ts';
import { isInOpenTab, keptBy, withoutPay } from './stored-draft.ts';
import { newUuid, tabId } from './tab-id.ts';

export interface EditedDraft extends Draft {
  view: SaverView;
  saver: DraftSaver;
}

/** A draft that is edited on this page: saved by itself, and kept in the browser until it is (employment.40–41). */
export function useDraft(read: EmploymentDocument, isOpen: boolean): EditedDraft {
  const cache = useQueryClient();
  const [saver] = useState(() =>
    openSaver(read, (saved) => void changeAnswer(cache, getDocument, queryOf(saved), (answer) => ({ ...answer, document: saved }))),
  );
  const view = useStore(saver.view);
  const leave = useEffectEvent(async () => {
    await saver.flush();
    await invalidate(cache, getDocuments);
  });
  useEffect(() => {
    // What takes the place of a draft is no other state of it.
    if (isOpen) saver.meet(read);
  }, [saver, read, isOpen]);
  useEffect(() => showLostDraft(placeOf(read.documentId)), [read.documentId]);
  useEffect(() => {
    const stop = followForm(placeOf(read.documentId), saver.keepAtEnd);
    const hide = (): void => void (document.visibilityState === 'hidden' && saver.flush());
    const ask = (event: BeforeUnloadEvent): void => {
      // Pay is kept nowhere but here.
      if (saver.hasUnkept() && !isLeavingForGood()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    addEventListener('beforeunload', ask);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('beforeunload', ask);
      void leave();
    };
  }, [saver, read.documentId]);
  const { waitingContracts } = read;
  // Other contracts change without this one's version.
  const laid = useMemo(
    () => ({ ...mergedInto(view.document, view.fields), waitingContracts }),
    [view.document, view.fields, waitingContracts],
  );
  return { document: laid, change: saver.change, flush: saver.flush, readVersion: () => saver.view.get().document.version, view, saver };
}

const queryOf = ({ documentId }: EmploymentDocument) => ({ query: { documentId } });
const placeOf = (documentId: string) => `employment/${documentId}`;

function showLostDraft(place: string): void {
  if (takeLost(place, currentUser()?.accountId ?? '')) showToast({ tone: 'warn', title: textsIn<typeof kernelEn>('kernel')('draft.part') });
}

function openSaver(document: EmploymentDocument, onSaved: (document: EmploymentDocument) => void): DraftSaver {
  const { documentId } = document;
  const place = placeOf(documentId);
  const session = newUuid();
  const tab = tabId();
  const pay = contentOfDraft(document).template.variables.flatMap(({ type, key }) => (type === 'money' ? key : []));
  const found = recordDrafts.find(place);
  const saver = new DraftSaver(document, {
    send: async (changes, version) => {
      const answer = await call(updateDocument, { body: { ...changes, documentId, version, session } });
      onSaved(answer.document);
      return answer.document;
    },
    keep: (draft) => {
      const stored = draft && withoutPay(draft, pay);
      if (stored) recordDrafts.keep(place, { ...stored, tab });
      else if (keptBy(recordDrafts.find(place)?.value) === tab) recordDrafts.drop(place);
      return Object.keys(stored?.to ?? {}).length === Object.keys(draft?.to ?? {}).length;
    },
    recover: async (failures) => {
      await waitUntilReachable();
      await new Promise((resolve) => {
        setTimeout(resolve, checkDelay(failures - 1, Math.random()));
      });
    },
  });
  // Another tab that has just kept something saves it by itself.
  if (!found || isInOpenTab(found, tab, new Date())) return saver;
  // What is still not saved is kept anew; what was saved meanwhile must not come back later.
  recordDrafts.drop(place);
  if (saver.resume(found.value)) showToast({ title: textsIn<typeof en>('employment')('wizard.status.resumed') });
  return saver;
}
