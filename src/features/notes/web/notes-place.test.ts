import { expect, test } from 'vitest';
import { hasTag, tagsOf } from './notes-place.ts';

test('names each tag once, by the alphabet of the language', () => {
  const notes = [{ tags: ['Ålesund', 'lønn'] }, { tags: ['Lønn', 'Ærlig', 'Avtale'] }];
  expect(tagsOf(notes, 'nb-NO')).toEqual(['Avtale', 'lønn', 'Ærlig', 'Ålesund']);
});

test('finds a tag in whatever case it is written', () => {
  expect(hasTag({ tags: ['Lønn'] }, 'lønn')).toBe(true);
  expect(hasTag({ tags: ['Lønn'] }, 'løn')).toBe(false);
});
