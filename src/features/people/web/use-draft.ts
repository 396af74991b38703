import { useEffect, useState } from 'react';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import type { Can } from './edit-groups.ts';
import type { EditValues } from './edit-values.ts';
import { readDraft, type PersonDraft } from './person-draft.ts';

/** What was typed before a reload, a crash or the end of a session, until somebody decides about it. */
export interface OfferedDraft extends PersonDraft {
  at: string;
}

interface KeptForm {
  /** `person/{id}/contact` */
  place: string;
  /** What is typed and not saved now. */
  current: PersonDraft | undefined;
  base: EditValues;
  can: Can;
}

/** Keeps what is typed in the browser's storage, and finds what was kept there when the form opens. */
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

/** The draft of one form, if there is any that still says something. */
export function findDraft(place: string, base: EditValues, can: Can): OfferedDraft | undefined {
  const kept = recordDrafts.find(place);
  const draft = kept && readDraft(kept.value, base, can);
  return draft && { ...draft, at: kept.at };
}
