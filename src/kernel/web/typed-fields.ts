// Of the page: what is typed in fields whose text becomes a value only when they are left.
const typing = new Set<() => void>();

/** Says how a field takes over what is being typed in it. Returns a function to stop. */
export function followTyping(commit: () => void): () => void {
  typing.add(commit);
  return () => {
    typing.delete(commit);
  };
}

/** Makes values of what is being typed, before somebody asks whether anything is unsaved: Esc and Back leave a field without its knowing. */
export function commitTyped(): void {
  for (const commit of typing) commit();
}
