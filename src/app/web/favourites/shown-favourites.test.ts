import { expect, test } from 'vitest';
import type { PageRoute } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';
import { catalogueOf } from '../catalogue.ts';
import { shownFavourites } from './shown-favourites.ts';

const icon = () => null;
const page = (path: PageRoute['path'], parts: Partial<PageRoute> = {}): PageRoute => ({
  name: path,
  path,
  title: { en: `Page ${path}`, no: `Side ${path}` },
  load: async () => () => null,
  ...parts,
});
const catalogue = catalogueOf([
  {
    owner: 'people',
    entry: {
      routes: [
        page('/people', { permissions: ['Employees'], queryNames: { tab: { pending: { en: 'Pending', no: 'Ikke fullført' } } } }),
        page('/people/details'),
        page('/gdpr', { permissions: ['Gdpr'] }),
      ],
      navigation: [{ key: 'people', path: '/people', label: { en: 'People', no: 'Ansatte' }, icon, order: 1 }],
    },
  },
]);
// Guards read only these fields of a user.
const user = {
  companyId: 1,
  companies: [{ key: 1, value: 'Fjellheim' }],
  isActive: true,
  permissions: { Employees: true },
  company: { features: {}, paymentSolution: false, subscriptionFeatures: {} },
} as unknown as User;

const namesOf = (...urls: string[]) => {
  const kept = urls.map((url) => ({ encNavigationFavouriteId: url, url, environmentUrl: 'http://localhost' }));
  return shownFavourites(user, kept, catalogue).map(({ url, name, icon: picture }) => [url, name.en, picture === icon]);
};

test('names each page, with the icon of the entry above it', () => {
  expect(namesOf('/people?tab=pending', '/people/details?employeeId=1')).toEqual([
    ['/people?tab=pending', 'Page /people · Pending', true],
    ['/people/details?employeeId=1', 'Page /people/details', true],
  ]);
});

test.each([
  ['/people', 'Side /people'],
  ['/people?tab=pending&search=k%C3%A5re', 'Side /people · Ikke fullført · kåre'],
  ['/people?tab=unknown', 'Side /people'],
  ['/people?departments=Drift&sort=lastName&page=2', 'Side /people · Drift'],
  ['/people/details?employeeId=0190f3c8-7b1e-7c3a-9d52-1b2f3a4c5d6e', 'Side /people/details'],
])('calls %s %s', (url, expected) => {
  const [shown] = shownFavourites(user, [{ encNavigationFavouriteId: url, url, environmentUrl: 'http://localhost' }], catalogue);
  expect(shown?.name.no).toBe(expected);
});

test('leaves out pages that are gone or that the user may no longer open', () => {
  expect(namesOf('/former-page', '/gdpr', '/people')).toEqual([['/people', 'Page /people', true]]);
});
