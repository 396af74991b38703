import { createContext } from 'react';

/** A field whose text becomes a value only when it is left. */
interface TypedField {
  /** Takes over what is being typed in it; false when it could not. */
  commit: () => boolean;
  /** The id of the form around it; empty where there is none, or one without an id. */
  form: string;
}

/** The id of the form, or of the dialog without one, in which fields stand. */
export const EnclosingForm = createContext('');

// Of the page: the fields in which something is being typed.
const typing = new Set<TypedField>();

/** Follows a field while something is being typed in it. Returns a function to stop. */
export function followTyping(field: TypedField): () => void {
  typing.add(field);
  const commit = (): boolean => field.commit();
  // Before the form keeps its draft.
  addEventListener('beforeunload', commit, { capture: true });
  return () => {
    typing.delete(field);
    removeEventListener('beforeunload', commit, { capture: true });
  };
}

/**
 * Makes values of what is being typed, before somebody asks whether anything is unsaved: Esc and Back leave a field without its knowing. False when a
 * field of this form could not take its text, such as a wrong address: that is unsaved work of its own. Of another form, such as one under a dialog, it
 * says nothing here.
 */
export function commitTyped(form: string): boolean {
  return [...typing].filter((field) => !field.commit() && field.form === form).length === 0;
}

/** The user has agreed to lose what no field of this form could take. */
export function forgetTyped(form: string): void {
  for (const field of typing) if (field.form === form) typing.delete(field);
}
