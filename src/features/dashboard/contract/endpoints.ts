import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Id } from '#kernel/contract/values.ts';
import { NavigationFavourite } from './entities.ts';

export const getNavigationFavourites = endpoint({
  method: 'GET',
  path: '/companyusers/get-navigation-favourites',
  summary: 'Lists the caller’s favourites, oldest first.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'read',
  company: 'required',
  answer: z.object({ navigationFavourites: z.array(NavigationFavourite) }),
  errors: [],
});

export const addNavigationFavourite = endpoint({
  method: 'POST',
  path: '/companyusers/add-navigation-favourite',
  summary: 'Adds a page as a favourite. Locale, company and fragment are removed.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'write',
  company: 'required',
  query: z.object({
    environmentUrl: z.string().min(1, field('required')).max(500),
    url: z.string().min(1, field('required')).max(2000),
  }),
  answer: z.object({ navigationFavourite: NavigationFavourite }),
  errors: ['navigation.InvalidUrl', 'navigation.DuplicateFavourite', 'navigation.TooManyFavourites'],
});

export const deleteNavigationFavourite = endpoint({
  method: 'DELETE',
  path: '/companyusers/delete-navigation-favourite',
  summary: 'Removes one of the caller’s favourite pages.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'write',
  company: 'required',
  query: z.object({ encNavigationFavouriteId: Id }),
  answer: z.object({}),
  errors: [],
});
