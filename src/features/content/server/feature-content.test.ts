import { expect, test } from 'vitest';
import type { FeatureContent } from '#kernel/contract/content.ts';
import { featureContent } from '#kernel/server/feature-content.ts';
import { add } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { getContentPage, getHelp, getTeasers } from '../contract/endpoints.ts';

const words = (title: string) => ({ title, body: ['## Bøker', `Dette er **${title}**.`] });
const version = (day: string): NonNullable<FeatureContent['pages']>[number] => ({
  kind: 'document',
  slug: 'lending-rules',
  version: day,
  no: words(`Regler fra ${day}`),
  en: words(`Rules from ${day}`),
});
const library: FeatureContent = {
  pages: [version('2026-01-01'), version('2026-11-01')],
  help: {
    library: { slug: 'lend-a-book', formerSlugs: ['borrow-a-book'], no: ['Bibliotek', 'Lån en bok.'], en: ['Library', 'Borrow a book.'] },
  },
  teasers: { library: [{ picture: 'documents', no: ['Lån', 'Lån en bok.', 'Mapper'], en: ['Lend', 'Borrow a book.', 'Folders'] }] },
};
const server = await testServer({}, [add(featureContent, library)]);
const titleOf = async (query: Record<string, unknown>) => {
  const { json, codes } = await server.nobody.call(getContentPage, {
    query: { slug: 'lending-rules', kind: 'document', language: 'no', ...query },
  });
  return (json['page'] as { title: string } | undefined)?.title ?? codes[0];
};

test('the newest version of a feature’s page is shown, in both languages', async () => {
  expect(await titleOf({})).toBe('Regler fra 2026-11-01');
  expect(await titleOf({ language: 'en' })).toBe('Rules from 2026-11-01');
});

test('an older version can still be read, and one that never was is missing', async () => {
  expect(await titleOf({ version: '2026-01-01' })).toBe('Regler fra 2026-01-01');
  expect(await titleOf({ version: '2025-01-01' })).toBe('common.NotFound');
});

test('a feature’s help is found by its route and as a page of its own', async () => {
  const { admin } = await server.newCompany();
  const { json } = await admin.call(getHelp, { query: { page: 'library', language: 'en' } });
  expect(json).toMatchObject({ help: { title: 'Library' } });
  expect(await titleOf({ slug: 'lend-a-book', kind: 'help' })).toBe('Bibliotek');
});

test('an address that a help page had before leads to it', async () => {
  const { json } = await server.nobody.call(getContentPage, { query: { slug: 'borrow-a-book', kind: 'help', language: 'en' } });
  expect(json['page']).toMatchObject({ slug: 'lend-a-book', title: 'Library' });
});

test('a feature’s teasers and those of other features are shown with their pictures', async () => {
  const { admin } = await server.newCompany();
  for (const feature of ['library', 'notifications', 'absenceCalendar']) {
    const { json } = await admin.call(getTeasers, { query: { feature, language: 'no' } });
    const [card] = json['cards'] as { picture: { src: string } }[];
    const picture = await server.app.inject({ url: `${card?.picture.src}?w=320` });
    expect([feature, picture.statusCode]).toEqual([feature, 200]);
  }
});
