import { expect, test } from 'vitest';
import { norwegianNameOf } from './holiday-names.ts';

const named = (no: string, en: string, own: string, isSubstitute = false) => norwegianNameOf({ no, en, own, isSubstitute });

test.each([
  ['a day that many countries keep', named('Epiphany', 'Epiphany', 'Trettondedag jul'), 'Helligtrekongersdag'],
  ['a day that the library knows in Norwegian', named('Første juledag', 'Christmas Day', 'Juldagen'), 'Første juledag'],
  ['a day of the country’s own', named('Showa', 'Constitution Day', 'Święto Trzeciego Maja'), 'Showa'],
  ['a Norwegian name that is only the own one', named('Święto Maja', 'Third of May', 'Święto Maja'), 'Święto Maja'],
  ['a name in letters we do not read', named('昭和の日', 'Showa Day', '昭和の日'), 'Showa Day'],
  ['a Norwegian name in letters we do not read', named('昭和の日', 'Showa Day', 'Showa'), 'Showa'],
  ['a name with a number', named('1. mai', '1st of May', 'Primero de Mayo'), '1. mai'],
  ['no name in Latin letters at all', named('昭和', '昭和の日', '昭和'), '昭和の日'],
])('%s reads as a Norwegian would', (_name, shown, expected) => {
  expect(shown).toBe(expected);
});

test('a day off instead of one on a weekend says so', () => {
  expect(named('Andre juledag (fri)', 'Boxing Day (substitute day)', 'Boxing Day (substitute day)', true)).toBe(
    'Andre juledag (fri i stedet)',
  );
  expect(named('Epiphany (x)', 'Epiphany (substitute day)', 'Epifania (x)', true)).toBe('Helligtrekongersdag (fri i stedet)');
  expect(named('昭和 (x)', '昭和の日 (y)', '昭和 (x)', true)).toBe('昭和の日 (y) (fri i stedet)');
});

test('brackets are part of the name of any other day', () => {
  expect(named('Id (x)', 'End of Ramadan (Eid al-Fitr)', 'Id (y)')).toBe('Id al-fitr');
  expect(named('Fri (x)', 'Day off (x)', 'Libre (x)')).toBe('Fri (x)');
});
