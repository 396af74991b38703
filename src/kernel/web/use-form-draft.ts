import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { newRepeatKey } from './call.ts';
import type { CallError } from './call-error.ts';
import {
  changedNames,
  draftOf,
  followForm,
  readDraft,
  resumeNext,
  resumesDraft,
  takeLost,
  type FormDraft,
  type DraftResult,
} from './form-drafts.ts';
import { recordDrafts, tabDrafts, type RecordDrafts } from './record-drafts.ts';
import { currentUser } from './session.ts';
import { textsIn } from './texts.ts';

type Values = Record<string, unknown>;

/** Where what is typed is kept until it is saved. */
export interface DraftOptions<Name extends string> {
  /** The form and its record: `person/{id}/contact`. */
  place: string;
  /** Never stored in the browser: national numbers, accounts, health, pay, secrets, files. */
  omit?: readonly Name[];
  /** Kept in this tab alone: for who has opened the form by a link, without signing in. */
  isOfTab?: boolean;
  /** The version of the record as last read; of a record that has none, what was read of it as text. */
  version?: number | string | undefined;
  /** Takes up a draft in another way than by filling in its fields. */
  onRestore?: (draft: FormDraft) => void;
}

/**
 * Why what is typed in a form is kept nowhere: it opens something (`secret`), tells of somebody's health, is a file, is typed to be sure
 * (`confirmation`), is for rows that a reload does not select again (`selection`), or belongs to a form or row around it that is open only as long as
 * the page is (`part`).
 */
export type NoDraft = 'secret' | 'health' | 'file' | 'confirmation' | 'selection' | 'part';

/** Values that were typed here earlier and not saved, until the user decides about them. */
export interface OfferedDraft {
  at: string;
  /** The fields it would fill in. */
  names: readonly string[];
  /** Something else was typed too, which is not kept. */
  isPart: boolean;
  restore: () => void;
  discard: () => void;
}

interface DraftedForm<V> {
  /** Both read at once, also in listeners. */
  base: () => V;
  values: () => V;
  setValues: (values: Partial<V>) => void;
  /** Goes back to what the draft was typed over. */
  goBackTo: (draft: FormDraft) => void;
}

/** Keeps what is typed in a form in the browser, and offers it when the form is opened again (shell.27). */
export function useFormDraft<V extends Values>(form: DraftedForm<V>, options: DraftOptions<Extract<keyof V, string>> | undefined) {
  const { place, omit = [], isOfTab = false, version, onRestore } = options ?? {};
  const drafts = isOfTab ? tabDrafts : recordDrafts;
  const repeatKey = useRef<string>(undefined);
  const [found, setFound] = useState(() => findDraft(place, form.base(), omit, drafts));
  const [searched, setSearched] = useState(place);
  // A form may be there before it is known whether what is typed in it may be kept.
  if (searched !== place) {
    setSearched(place);
    setFound(findDraft(place, form.base(), omit, drafts));
  }

  function keep(): DraftResult {
    if (place === undefined) return 'nothing';
    const draft = draftOf(form.base(), form.values(), omit);
    if (draft) drafts.keep(place, { ...draft, version, repeatKey: repeatKey.current });
    else if (!found) drafts.drop(place);
    if (draft) return 'kept';
    return changedNames(form.base(), form.values()).length > 0 ? 'lost' : 'nothing';
  }
  function restore(draft: FormDraft): void {
    repeatKey.current = draft.repeatKey;
    if (onRestore) onRestore(draft);
    else {
      form.goBackTo(draft);
      // Stored by the same form: readDraft has compared each field with the form's own.
      form.setValues(draft.to as Partial<V>);
    }
    setFound(undefined);
  }
  function forget(): void {
    repeatKey.current = undefined;
    setFound(undefined);
    if (place !== undefined) drafts.drop(place);
  }
  const dropTyped = (former: string): void => {
    if (changedNames(form.base(), form.values()).length > 0) drafts.drop(former);
  };
  useKeeping(place, { typed: JSON.stringify(form.values()), found: found?.draft, keep, restore, dropTyped });

  const offered: OfferedDraft | undefined = found && {
    at: found.at,
    names: Object.keys(found.draft.to),
    isPart: found.draft.isPart === true,
    restore: () => restore(found.draft),
    discard: forget,
  };
  return {
    shown: { place, offered },
    forget,
    /** The key of the request that is now sent; kept with the draft until it has succeeded. */
    keyToSend: (): string => {
      repeatKey.current ??= newRepeatKey();
      keep();
      return repeatKey.current;
    },
    /** The first request was carried out when a second is refused as such: what is sent after that is new. */
    noteRefusal: (refused: CallError): void => {
      if (refused.has('common.SentBefore') || refused.has('common.AlreadyDone')) repeatKey.current = undefined;
    },
    /** What is sent next is another request. */
    renewKey: () => {
      repeatKey.current = undefined;
    },
  };
}

/**
 * Gives a form what was sent with it and is undone: it goes on with that when it is opened again. Whether it took it; what has been typed in it meanwhile
 * is kept instead.
 */
export function returnDraft(place: string, draft: FormDraft): boolean {
  if (recordDrafts.find(place)) return false;
  recordDrafts.keep(place, draft);
  resumeNext(place, currentUser()?.accountId ?? '');
  return true;
}

interface KeptForm {
  /** The values as text. */
  typed: string;
  found: FormDraft | undefined;
  keep: () => DraftResult;
  restore: (draft: FormDraft) => void;
  /** What is typed may no longer be kept. */
  dropTyped: (formerPlace: string) => void;
}

function useKeeping(place: string | undefined, { typed, found, keep, restore, dropTyped }: KeptForm): void {
  const keepNow = useEffectEvent(keep);
  const dropNow = useEffectEvent(dropTyped);
  const formerPlace = useRef(place);
  const resume = useEffectEvent(() => {
    const owner = currentUser()?.accountId ?? '';
    const t = textsIn<typeof en>('kernel');
    if (place !== undefined && takeLost(place, owner)) return showToast({ tone: 'warn', title: t('draft.part') });
    if (place === undefined || !resumesDraft(place, owner) || !found) return;
    restore(found);
    showToast({ title: t('offline.draftKept'), lines: found.isPart ? [t('draft.part')] : [] });
  });
  useEffect(() => {
    if (place === undefined && formerPlace.current !== undefined) dropNow(formerPlace.current);
    formerPlace.current = place;
    keepNow();
    // Again for each change of the values.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [typed, place]);
  useEffect(() => {
    if (place === undefined) return undefined;
    resume();
    const stop = followForm(place, () => keepNow());
    // A date that is still being typed becomes a value only as the page is left.
    const leave = (): void => void keepNow();
    addEventListener('pagehide', leave);
    return () => {
      stop();
      removeEventListener('pagehide', leave);
    };
  }, [place]);
}

/** The draft kept for a form, if it still contains a change. */
export function findDraft(
  place: string | undefined,
  base: Readonly<Values>,
  omit: readonly string[],
  drafts: RecordDrafts = recordDrafts,
): { at: string; draft: FormDraft } | undefined {
  const storedDraft = place === undefined ? undefined : drafts.find(place);
  const draft = storedDraft && readDraft(storedDraft.value, base, omit);
  return draft && { at: storedDraft.at, draft };
}
