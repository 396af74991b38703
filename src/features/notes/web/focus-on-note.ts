/** Focuses a note, or the button for a new one, once it has been rendered, because the previously focused element was removed. */
export function focusOnNote(noteId: string): void {
  requestAnimationFrame(() => document.getElementById(`note-${noteId}`)?.focus());
}
