import { useEffect, useState } from 'react';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import type { Can } from './edit-groups.ts';
import type { EditValues } from './edit-values.ts';
import { readDraft, type PersonDraft } from './person-draft.ts';

/** A draft from before a reload, a crash or the end of a session, until the user decides about it. */
export interface OfferedDraft extends PersonDraft {
  at: string;
}

interface KeptForm {
  /** `person/{id}/contact` */
  place: string;
  /** The values that are typed and not saved. */
  current: PersonDraft | undefined;
  base: EditValues;
  can: Can;
}

/** Stores typed values in the browser, and finds a stored draft when the form opens. */
export function useDraft({ place, current, base, can }: KeptForm): { offered: OfferedDraft | undefined; forget: () => void } {
  const [offered, setOffered] = useState(() => findDraft(place, base, can));
  const text = current && JSON.stringify(current);
  useEffect(() => {
    if (text) recordDrafts.keep(place, JSON.parse(text));
    else if (!offered) recordDrafts.drop(place);
  }, [place, text, offered]);
  const forget = (): void => {
    setOffered(undefined);
    recordDrafts.drop(place);
  };
  return { offered, forget };
}

/** The draft of one form, if it still contains a change. */
export function findDraft(place: string, base: EditValues, can: Can): OfferedDraft | undefined {
  const kept = recordDrafts.find(place);
  const draft = kept && readDraft(kept.value, base, can);
  return draft && { ...draft, at: kept.at };
}
