import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redlineClauses, redlineLines, type RedlinePart } from './redline.ts';

const shown = (line: readonly RedlinePart[]) =>
  line.map(({ text, change }) => (change === 'same' ? text : change === 'added' ? `+${text}+` : `-${text}-`)).join('');

test.each<[string, string[], string[], string[]]>([
  ['nothing', ['Lønnen er 500.'], ['Lønnen er 500.'], ['Lønnen er 500.']],
  ['a word', ['Fristen er 3 måneder.'], ['Fristen er 6 måneder.'], ['Fristen er -3-+6+ måneder.']],
  ['a new line', ['A'], ['A', 'B'], ['A', '+B+']],
  ['a line that is gone', ['A', 'B'], ['B'], ['-A-', 'B']],
  ['letters of Norwegian as one word', ['Prøvetid'], ['Prøvetiden'], ['-Prøvetid-+Prøvetiden+']],
])('%s', (_name, before, after, lines) => {
  expect(redlineLines(before, after).map(shown)).toEqual(lines);
});

test('each clause is the same, changed, added or removed, in the order of the later text', () => {
  const clause = (key: string, ...lines: string[]) => ({ key, title: key, lines });
  const redline = redlineClauses(
    [clause('a', 'En'), clause('gone', 'Borte'), clause('b', 'To')],
    [clause('new', 'Ny'), clause('a', 'En'), clause('b', 'Tre')],
  );
  expect(redline.map(({ key, change }) => `${key} ${change}`)).toEqual(['new added', 'a same', 'gone removed', 'b changed']);
});

test('a clause that moved stands once, in its new place', () => {
  const [a, b] = [
    { key: 'a', title: 'A', lines: ['En'] },
    { key: 'b', title: 'B', lines: ['To'] },
  ];
  expect(redlineClauses([a, b], [b, a]).map(({ key, change }) => `${key} ${change}`)).toEqual(['b same', 'a same']);
});

test('what was and what is can be read from any redline', () => {
  const text = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 6 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = redlineLines(before, after).flat();
      const without = (change: RedlinePart['change']) =>
        parts
          .filter((part) => part.change !== change)
          .map((part) => part.text)
          .join('');
      expect(without('added')).toBe(before.join(''));
      expect(without('removed')).toBe(after.join(''));
    }),
  );
});
