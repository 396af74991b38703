/** Puts the focus on a note, or on the button for a new one, once it has been drawn: what had it is gone. */
export function focusOnNote(noteId: string): void {
  requestAnimationFrame(() => document.getElementById(`note-${noteId}`)?.focus());
}
