import { describe, expect, test } from 'vitest';
import { contentOf } from '../../contract/rules/document-content.ts';
import { firstElements, type Element } from '../../contract/rules/compose.ts';
import type { Run } from '../../contract/rich-text.ts';
import { parseLines } from '../../contract/rules/template-text.ts';
import { firstBaseData } from '../../contract/document.ts';
import { filledFor, templateOf } from '../../testing/templates.ts';
import * as changes from './draft-elements.ts';

const template = templateOf('permanent');

function read(shape: (elements: Element[]) => Element[] = (elements) => elements) {
  const elements = shape(firstElements(template));
  const content = contentOf({ template, language: 'no', baseData: firstBaseData, given: filledFor('permanent'), elements });
  return changes.readDraft({ content, language: 'no' });
}
const own = { key: 'own-dog', active: true, text: parseLines(['Hunden kan være med.']), title: 'Hund' };
const withOwn = (elements: Element[]) => [...elements, own];
const textOf = (elements: readonly Element[], key: string) => elements.find((one) => one.key === key)?.text;
const keysOf = (elements: readonly Element[]) => elements.map(({ key }) => key);

describe('a draft is read', () => {
  test('with the clauses as they were made', () => {
    const shape = (elements: Element[]) => withOwn(changes.switched(elements, 'nonCompete', true));
    expect(read(shape).elements).toEqual(shape(firstElements(template)));
  });

  test('with the text of the template beside own words, in the same number', () => {
    const text = parseLines(['Lønnen er {salaryAmount}.']);
    const { contract, fromTemplate } = read((elements) => elements.map((one) => (one.key === 'salary' ? { ...one, text } : one)));
    const salary = contract.clauses.find(({ key }) => key === 'salary');
    expect([salary?.text, salary?.isChanged]).toEqual([text, true]);
    expect(fromTemplate.get('salary')).toMatchObject({ number: salary?.number, text: salary?.templateText, isChanged: false });
  });

  test('and an own clause has none', () => {
    expect(read(withOwn).fromTemplate.has('own-dog')).toBe(false);
  });
});

describe('the text of a clause', () => {
  test('becomes own words', () => {
    const text = parseLines(['Noe annet.']);
    expect(textOf(changes.withText(read(), 'salary', text), 'salary')).toEqual(text);
  });

  test('is the template’s again when its words are typed', () => {
    const typed = read((elements) => elements.map((one) => ({ ...one, text: parseLines(['Noe annet.']) })));
    const byLetter = (run: Run): Run[] => ('text' in run ? [...run.text].map((text) => ({ ...run, text })) : [run]);
    const words = typed.fromTemplate.get('salary')?.templateText ?? [];
    const cut = words.map((block) => (block.kind === 'list' ? block : { ...block, runs: block.runs.flatMap(byLetter) }));
    expect(textOf(changes.withText(typed, 'salary', cut), 'salary')).toBeNull();
    expect(textOf(changes.withTemplateText(typed.elements, 'salary'), 'salary')).toBeNull();
  });

  test('of an own clause stays its own, also without words', () => {
    expect(textOf(changes.withText(read(withOwn), 'own-dog', []), 'own-dog')).toEqual([]);
  });
});

describe('the clauses', () => {
  const [a, b, c] = firstElements(template).slice(0, 3) as [Element, Element, Element];

  test.each<[string, number, number, string[]]>([
    ['down', 0, 2, [b.key, c.key, a.key]],
    ['up', 2, 0, [c.key, a.key, b.key]],
    ['by one', 1, 2, [a.key, c.key, b.key]],
    ['to where it is', 1, 1, [a.key, b.key, c.key]],
    ['from where there is none', 5, 0, [a.key, b.key, c.key]],
  ])('move %s', (_case, from, to, after) => {
    expect(keysOf(changes.movedElement([a, b, c], from, to))).toEqual(after);
  });

  test('get an own one at the end, which may be renamed, removed and put back', () => {
    const added = changes.withOwnClause([a, b], { key: 'own-x', title: 'Nytt punkt' });
    expect(added.at(-1)).toEqual({ key: 'own-x', title: 'Nytt punkt', active: true, text: [{ kind: 'paragraph', runs: [] }] });
    expect(changes.renamed(added, 'own-x', 'Hund').at(-1)?.title).toBe('Hund');
    expect(changes.withoutClause(added, 'own-x')).toEqual([a, b]);
    expect(keysOf(changes.withClauseAgain([a, b], { element: own, place: 1 }))).toEqual([a.key, 'own-dog', b.key]);
    expect(keysOf(changes.withClauseAgain([own, b], { element: own, place: 1 }))).toEqual(['own-dog', b.key]);
  });
});
