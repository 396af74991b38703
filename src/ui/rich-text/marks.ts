import type { MarkType } from 'prosemirror-model';
import type { EditorState } from 'prosemirror-state';

/** Whether what is typed now, or any of what is selected, has a mark. */
export function isMarked(state: EditorState, mark: MarkType): boolean {
  const { $from, empty, from, to } = state.selection;
  return empty ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks())) : state.doc.rangeHasMark(from, to, mark);
}
