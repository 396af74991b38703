import { expect, test } from 'vitest';
import { bestMatches, prepareItems } from './find-items.ts';

const people = prepareItems([
  { name: 'Åse Ødegård', detail: 'Elektriker · Drift' },
  { name: 'Jørgen Bø', detail: 'Driftssjef' },
  { name: 'Bjørg Aas', detail: 'Regnskapsfører' },
  { name: 'Aase Berg-Åsen', detail: '' },
  { name: 'Kåre Aasebø', detail: 'Lærling' },
]);
const find = (search: string, most = 5) => bestMatches(people, search, most).map(({ name }) => name);

test.each([
  ['åse', ['Åse Ødegård', 'Aase Berg-Åsen', 'Kåre Aasebø']],
  ['aase', ['Åse Ødegård', 'Aase Berg-Åsen', 'Kåre Aasebø']],
  ['ase ode', ['Åse Ødegård']],
  ['ØDEGAARD', ['Åse Ødegård']],
  ['jorgen', ['Jørgen Bø']],
  ['bo', ['Jørgen Bø', 'Kåre Aasebø']],
  ['berg', ['Aase Berg-Åsen']],
  ['asen', ['Aase Berg-Åsen']],
  ['drift', ['Åse Ødegård', 'Jørgen Bø']],
  ['bø drift', ['Jørgen Bø']],
  ['degard', ['Åse Ødegård']],
  ['regnskap åse', []],
  ['', []],
  ['   ', []],
])('finds for %j %j', (search, expected) => {
  expect(find(search)).toEqual(expected);
});

test('puts names that begin so before those that only contain it', () => {
  const pages = prepareItems([
    { name: 'Legg til person' },
    { name: 'Personvern' },
    { name: 'Superperson' },
    { name: 'GDPR', synonyms: 'personvern' },
  ]);
  expect(bestMatches(pages, 'person', 5).map(({ name }) => name)).toEqual(['Personvern', 'Legg til person', 'Superperson', 'GDPR']);
});

test('answers no more than asked for', () => {
  const many = prepareItems(Array.from({ length: 10_000 }, (_unused, index) => ({ name: `Kari Nordmann ${index}`, detail: 'Montør' })));
  expect(bestMatches(many, 'kari', 8)).toHaveLength(8);
  expect(bestMatches(many, 'nordmann 9999', 8)).toEqual([{ name: 'Kari Nordmann 9999', detail: 'Montør' }]);
});
