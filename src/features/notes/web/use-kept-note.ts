import { useEffect, useState } from 'react';
import { recordDrafts } from '#kernel/web/record-drafts.ts';
import { keptValues, type NoteValues } from './note-values.ts';

interface KeptNote {
  /** A draft from before a reload, a crash or the end of a session, until the user decides about it. */
  offered: { at: string; values: NoteValues } | undefined;
  forget: () => void;
}

/** Stores typed values in the browser, and finds a stored draft when the form opens. */
export function useKeptNote(place: string, base: NoteValues, current: NoteValues | undefined): KeptNote {
  const [offered, setOffered] = useState(() => {
    const draft = recordDrafts.find(place);
    const values = draft && keptValues(draft.value, base);
    return draft && values && { at: draft.at, values };
  });
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
