// Of the page: what is typed in fields whose text becomes a value only when they are left.
const typing = new Set<() => boolean>();

/** Says how a field takes over what is being typed in it, and whether it could. Returns a function to stop. */
export function followTyping(commit: () => boolean): () => void {
  typing.add(commit);
  // Before the form keeps its draft.
  addEventListener('beforeunload', commit, { capture: true });
  return () => {
    typing.delete(commit);
    removeEventListener('beforeunload', commit, { capture: true });
  };
}

/**
 * Makes values of what is being typed, before somebody asks whether anything is unsaved: Esc and Back leave a field without its knowing. False when a
 * field could not take its text, such as a wrong address: that is unsaved work of its own.
 */
export function commitTyped(): boolean {
  return [...typing].map((commit) => commit()).every(Boolean);
}

/** The user has agreed to lose what no field could take. */
export function forgetTyped(): void {
  typing.clear();
}
