import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Node } from 'prosemirror-model';
import { hasRefusedCharacters, refusedCharactersIn } from '../../contract/rich-text.ts';

/** The characters of a text in the editor that no contract may carry, each once. */
export function refusedIn(document: Node): string[] {
  return refusedCharactersIn(document.textContent);
}

/** Where they stand, from and to. */
export function refusedPlaces(document: Node): [from: number, to: number][] {
  const places: [number, number][] = [];
  document.descendants((node, position) => {
    if (!node.isText || !hasRefusedCharacters(node.text ?? '')) return;
    let from = position;
    for (const character of node.text ?? '') {
      if (hasRefusedCharacters(character)) places.push([from, from + character.length]);
      from += character.length;
    }
  });
  return places;
}

/** Marks them in the text, as they are left out of what is saved (employment.12). */
export function refusedMarks(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) =>
        DecorationSet.create(
          doc,
          refusedPlaces(doc).map(([from, to]) => Decoration.inline(from, to, { 'data-refused': '' })),
        ),
    },
  });
}
