import type { Mark } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { statementSchema } from './statement-schema.ts';

const { marks } = statementSchema;

interface LinkPlace {
  from: number;
  to: number;
  /** The link that is there. */
  link: Mark | undefined;
}

/** What is selected, or the whole link that the cursor is in. */
function linkPlace({ doc, selection: { $from, from, to, empty } }: EditorState): LinkPlace {
  const near = [...($from.nodeAfter?.marks ?? []), ...(empty ? ($from.nodeBefore?.marks ?? []) : [])];
  const link = marks.link.isInSet(near);
  if (!empty || !link) return { from, to, link };
  let [begin, end] = [from, from];
  const has = (node: { marks: readonly Mark[] } | null): boolean => Boolean(node && link.isInSet(node.marks));
  for (let at = doc.resolve(begin); has(at.nodeBefore); at = doc.resolve(begin)) begin -= at.nodeBefore?.nodeSize ?? 0;
  for (let at = doc.resolve(end); has(at.nodeAfter); at = doc.resolve(end)) end += at.nodeAfter?.nodeSize ?? 0;
  return { from: begin, to: end, link };
}

/** The address of the link at the selection. */
export function addressAt(state: EditorState): string | undefined {
  const { link } = linkPlace(state);
  return link && String(link.attrs['href']);
}

/** Makes a link of what is selected; with nothing selected, of the link that is there or of the address itself. */
export const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if (!$from.parent.inlineContent || !$from.parent.type.allowsMarkType(marks.link)) return false;
    const { from, to } = linkPlace(state);
    const mark = marks.link.create({ href });
    const tr = from === to ? state.tr.insert(from, statementSchema.text(href, [mark])) : state.tr.addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const withoutLink: Command = (state, dispatch) => {
  const { from, to, link } = linkPlace(state);
  if (!link) return false;
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};
