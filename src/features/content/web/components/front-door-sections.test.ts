import { expect, test } from 'vitest';
import type { Block } from '../../contract/entities.ts';
import { sectionsOf } from './front-door-sections.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, spans: [{ text }] });
const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ text }] });
const picture = (src: string): Block => ({ kind: 'picture', picture: { src, alt: '', width: 12, height: 8 } });

test('each heading begins a section, with the first picture beside it', () => {
  const sections = sectionsOf([paragraph('a'), heading('b'), paragraph('c'), picture('d'), picture('e'), heading('f')]);
  expect(sections.map(({ words, picture: beside }) => [words.map(({ kind }) => kind), beside?.src])).toEqual([
    [['paragraph'], undefined],
    [['heading', 'paragraph', 'picture'], 'd'],
    [['heading'], undefined],
  ]);
});
