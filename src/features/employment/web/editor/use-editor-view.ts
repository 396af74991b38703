import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { RichText } from '../../contract/rich-text.ts';
import { mountClause, redraw, runOn, type ClauseLook } from './clause-view.ts';
import { editorState } from './editor-state.ts';
import { richTextOf } from './editor-text.ts';

interface EditorViewOptions extends ClauseLook {
  text: RichText;
  onChange: (text: RichText) => void;
}

interface EditorViewParts {
  /** Where the text is to stand. */
  place: RefObject<HTMLDivElement | null>;
  state: EditorState;
  /** True after something was typed or pasted that would have made the clause too long. */
  isFull: boolean;
  run: (command: Command) => void;
}

// What was typed may come back while more is typed; what else comes is somebody else's, who has changed the same clause.
const mostSent = 50;

/** The text of a clause as an editor. */
export function useEditorView(options: EditorViewOptions): EditorViewParts {
  const { text, chips } = options;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  const sent = useRef<string[]>([]);
  const [state, setState] = useState(() => editorState(text));
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    latest.current = options;
  }, [options]);
  useEffect(() => {
    const handleState = (next: EditorState, isChanged: boolean): void => {
      setState(next);
      if (!isChanged) return;
      const typed = richTextOf(next.doc);
      sent.current = [...sent.current, JSON.stringify(typed)].slice(-mostSent);
      latest.current.onChange(typed);
    };
    const first = editorState(latest.current.text);
    const mounted = mountClause(place.current, { state: first, look: latest, onState: handleState, onFull: setFull });
    view.current = mounted;
    mounted.focus();
    return () => mounted.destroy();
  }, []);
  useEffect(() => {
    const next = editorState(text);
    if (!view.current || sent.current.includes(JSON.stringify(text)) || next.doc.eq(view.current.state.doc)) return;
    view.current.updateState(next);
    setState(next);
  }, [text]);
  const shown = JSON.stringify([options.attributes, ...chips]);
  const drawn = useRef(shown);
  useEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    redraw(view.current, latest);
  }, [shown]);
  return { place, state, isFull, run: (command) => runOn(view.current, command) };
}
