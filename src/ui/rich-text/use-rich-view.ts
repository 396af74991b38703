import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { mountView, redraw, runOn, type RichLook } from './rich-view.ts';

/** How a kind of text is turned into an editor's and back. */
export interface RichForm<Text> {
  stateOf: (text: Text) => EditorState;
  /** What is stored of a document; `before` is the text that the editor was given. */
  textOf: (document: Node, before: Text) => Text;
  /** Whether a change leaves a text that may be kept. */
  fits?: (before: EditorState, after: EditorState) => boolean;
}

interface RichViewOptions<Text> extends RichLook {
  form: RichForm<Text>;
  text: Text;
  onChange: (text: Text) => void;
  /** Whether the text has the focus when it comes. */
  isFocused?: boolean;
}

interface RichViewParts {
  /** Where the text is to stand. */
  place: RefObject<HTMLDivElement | null>;
  state: EditorState;
  /** True after something was typed or pasted that would have made the text too long. */
  isFull: boolean;
  run: (command: Command) => void;
}

// What was typed may come back while more is typed; what else comes is somebody else's, who has changed the same text.
const maxSent = 50;
const anyLength = (): boolean => true;

/** A text as an editor. */
export function useRichView<Text>(options: RichViewOptions<Text>): RichViewParts {
  const { text, chips, form } = options;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(options);
  const sent = useRef<string[]>([]);
  const given = useRef(text);
  const [state, setState] = useState(() => form.stateOf(text));
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    latest.current = options;
  }, [options]);
  useEffect(() => {
    const { form: first, text: begun, isFocused } = latest.current;
    const handleState = (next: EditorState, isChanged: boolean): void => {
      setState(next);
      if (!isChanged) return;
      const typed = first.textOf(next.doc, given.current);
      sent.current = [...sent.current, JSON.stringify(typed)].slice(-maxSent);
      latest.current.onChange(typed);
    };
    const { fits = anyLength } = first;
    given.current = begun;
    const mounted = mountView(place.current, { state: first.stateOf(begun), look: latest, onState: handleState, fits, onFull: setFull });
    view.current = mounted;
    if (isFocused) mounted.focus();
    return () => mounted.destroy();
  }, []);
  useEffect(() => {
    if (!view.current || sent.current.includes(JSON.stringify(text))) return;
    const next = form.stateOf(text);
    if (next.doc.eq(view.current.state.doc)) return;
    given.current = text;
    view.current.updateState(next);
    setState(next);
  }, [form, text]);
  const shown = JSON.stringify([options.attributes, ...chips]);
  const drawn = useRef(shown);
  useEffect(() => {
    if (drawn.current === shown) return;
    drawn.current = shown;
    redraw(view.current, latest);
  }, [shown]);
  return { place, state, isFull, run: (command) => runOn(view.current, command) };
}
