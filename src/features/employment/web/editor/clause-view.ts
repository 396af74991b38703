import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { RefObject } from 'react';
import { clauseSchema } from './editor-schema.ts';
import { fits } from './editor-state.ts';

/** A variable as a piece of the text. */
export interface Chip {
  words: string;
  /** What it is called, with its value; read aloud. */
  label: string;
  isMissing: boolean;
}

export interface ClauseLook {
  chips: ReadonlyMap<string, Chip>;
  chipClass: string;
  /** Of the text field itself. */
  attributes: Record<string, string>;
}
type Look = RefObject<ClauseLook>;

interface Mounting {
  state: EditorState;
  look: Look;
  onState: (state: EditorState, isChanged: boolean) => void;
  /** Whether something was refused because the clause would be too long. */
  onFull: (isFull: boolean) => void;
}

export function mountClause(place: HTMLElement | null, { state, look, onState, onFull }: Mounting): EditorView {
  const view = new EditorView(place, {
    state,
    attributes: () => look.current.attributes,
    nodeViews: { variable: chipView(look) },
    clipboardParser: pasteParser(look),
    clipboardSerializer: copySerializer(look),
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

/** Draws every variable anew, with its value as it is now, and names the field as its clause is called now. */
export function redraw(view: EditorView | null, look: Look): void {
  view?.setProps({ nodeViews: { variable: chipView(look) } });
}

export function runOn(view: EditorView | null, command: Command): void {
  if (!view) return;
  command(view.state, view.dispatch, view);
  view.focus();
}

const keyOf = (node: Node): string => String(node.attrs['key']);

/** What stands for a piece that is no text. */
function wordsOf(node: Node, { chips }: Pick<ClauseLook, 'chips'>): string {
  return node.type === clauseSchema.nodes.variable ? (chips.get(keyOf(node))?.words ?? `[${keyOf(node)}]`) : '\n';
}

const chipView = (look: Look) => (node: Node) => {
  const { chips, chipClass } = look.current;
  const chip = chips.get(keyOf(node));
  const dom = document.createElement('span');
  dom.className = chipClass;
  dom.contentEditable = 'false';
  dom.setAttribute('role', 'img');
  dom.setAttribute('aria-label', chip?.label ?? keyOf(node));
  dom.title = chip?.label ?? '';
  dom.textContent = wordsOf(node, look.current);
  dom.toggleAttribute('data-missing', chip?.isMissing ?? true);
  return { dom };
};

/** What is copied has the words of a variable, wherever it is pasted. */
function copySerializer(look: Look): DOMSerializer {
  const variable = (node: Node) => ['span', { 'data-variable': keyOf(node) }, wordsOf(node, look.current)] as const;
  return new DOMSerializer({ ...DOMSerializer.nodesFromSchema(clauseSchema), variable }, DOMSerializer.marksFromSchema(clauseSchema));
}

/** Variables of this contract stay variables; those of another become words. */
function pasteParser(look: Look): DOMParser {
  const known = (element: HTMLElement): false | { key: string } => {
    const key = element.dataset['variable'] ?? '';
    return look.current.chips.has(key) && { key };
  };
  const rules = DOMParser.fromSchema(clauseSchema).rules.map((rule) =>
    rule.tag !== undefined && rule.node === 'variable' ? { ...rule, getAttrs: known } : rule,
  );
  return new DOMParser(clauseSchema, rules);
}
