import { DOMParser, DOMSerializer, type DOMOutputSpec, type Node, type Schema } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import type { RefObject } from 'react';
import { pastedHtml } from './pasted-html.ts';
import styles from './rich-text.module.css';

/** A variable as a piece of the text. */
export interface Chip {
  words: string;
  /** What it is called, with its value; read aloud. */
  label: string;
  isMissing: boolean;
}

export interface RichLook {
  chips: ReadonlyMap<string, Chip>;
  /** Of the text field itself. */
  attributes: Record<string, string>;
}
type Look = RefObject<RichLook>;

interface Mounting {
  state: EditorState;
  look: Look;
  onState: (state: EditorState, isChanged: boolean) => void;
  /** Whether a change leaves a text that may be kept. */
  fits: (before: EditorState, after: EditorState) => boolean;
  /** Whether something was refused because the text would be too long. */
  onFull: (isFull: boolean) => void;
}

export function mountView(place: HTMLElement | null, { state, look, onState, fits, onFull }: Mounting): EditorView {
  const { schema } = state;
  const view = new EditorView(place, {
    state,
    attributes: () => ({ class: styles['text'] ?? '', ...look.current.attributes }),
    nodeViews: chipViews(schema, look),
    clipboardParser: pasteParser(schema, look),
    transformPastedHTML: pastedHtml,
    clipboardSerializer: copySerializer(schema, look),
    clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n', (node) => wordsOf(node, look.current)),
    dispatchTransaction: (transaction) => {
      const next = view.state.apply(transaction);
      const isFull = transaction.docChanged && !fits(view.state, next);
      onFull(isFull);
      if (isFull) return;
      view.updateState(next);
      onState(next, transaction.docChanged);
    },
  });
  return view;
}

/** Draws every variable anew, with its value as it is now, and names the field as it is called now. */
export function redraw(view: EditorView | null, look: Look): void {
  view?.setProps({ nodeViews: chipViews(view.state.schema, look) });
}

export function runOn(view: EditorView | null, command: Command): void {
  if (!view) return;
  command(view.state, view.dispatch, view);
  view.focus();
}

const keyOf = (node: Node): string => String(node.attrs['key']);

/** The nodes of a schema that stand for variables, within a line and between lines. */
const variablesOf = ({ nodes }: Schema): string[] =>
  Object.keys(nodes).filter((name) => nodes[name]?.isAtom && !nodes[name].isText && 'key' in (nodes[name].spec.attrs ?? {}));

/** What stands for a piece that is no text. */
function wordsOf(node: Node, { chips }: Pick<RichLook, 'chips'>): string {
  return 'key' in node.attrs ? (chips.get(keyOf(node))?.words ?? `[${keyOf(node)}]`) : '\n';
}

function chipViews(schema: Schema, look: Look): Record<string, NodeViewConstructor> {
  return Object.fromEntries(variablesOf(schema).map((name) => [name, chipView(look)]));
}

const chipView = (look: Look) => (node: Node) => {
  const chip = look.current.chips.get(keyOf(node));
  const dom = document.createElement(node.isInline ? 'span' : 'div');
  dom.className = styles['chip'] ?? '';
  dom.contentEditable = 'false';
  dom.setAttribute('role', 'img');
  dom.setAttribute('aria-label', chip?.label ?? keyOf(node));
  dom.title = chip?.label ?? '';
  dom.textContent = wordsOf(node, look.current);
  dom.toggleAttribute('data-missing', chip?.isMissing ?? true);
  return { dom };
};

/** What is copied has the words of a variable, wherever it is pasted. */
function copySerializer(schema: Schema, look: Look): DOMSerializer {
  const written = (node: Node): DOMOutputSpec => [
    node.isInline ? 'span' : 'div',
    { 'data-variable': keyOf(node) },
    wordsOf(node, look.current),
  ];
  const variables = Object.fromEntries(variablesOf(schema).map((name) => [name, written]));
  return new DOMSerializer({ ...DOMSerializer.nodesFromSchema(schema), ...variables }, DOMSerializer.marksFromSchema(schema));
}

/** Variables that this text may have stay variables; others become words. */
function pasteParser(schema: Schema, look: Look): DOMParser {
  const variables = variablesOf(schema);
  const known = (element: HTMLElement): false | { key: string } => {
    const key = element.dataset['variable'] ?? '';
    return look.current.chips.has(key) && { key };
  };
  const rules = DOMParser.fromSchema(schema).rules.map((rule) =>
    rule.tag !== undefined && rule.node !== undefined && variables.includes(rule.node) ? { ...rule, getAttrs: known } : rule,
  );
  return new DOMParser(schema, rules);
}
