import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Id } from '#kernel/contract/values.ts';
import { ListName, SavedView, ViewName } from './entities.ts';

const gate = { access: { signedIn: true }, company: 'required' } as const;

export const getSavedViews = endpoint({
  ...gate,
  method: 'GET',
  path: '/saved-views/get',
  summary: 'Lists the saved views of a list by name: the caller’s own, and shared ones.',
  effect: 'read',
  query: z.object({ list: ListName }),
  answer: z.object({
    views: z.array(SavedView),
    /** Whether the caller shares views of this list. */
    mayShare: z.boolean(),
  }),
  errors: [],
});

export const saveView = endpoint({
  ...gate,
  method: 'POST',
  path: '/saved-views/save',
  summary: 'Saves a view under a name; with `viewId`, replaces it.',
  effect: 'write',
  body: z.object({
    list: ListName,
    viewId: Id.optional(),
    name: ViewName,
    query: z.string().max(2000),
    isShared: z.boolean(),
    /** What the caller read of the view it replaces; refused with 409 when that has changed since. */
    read: z.object({ name: z.string(), query: z.string(), isShared: z.boolean() }).optional(),
  }),
  answer: z.object({ view: SavedView }),
  errors: ['savedviews.DuplicateName', 'savedviews.TooManyViews'],
});

export const deleteView = endpoint({
  ...gate,
  method: 'DELETE',
  path: '/saved-views/delete',
  summary: 'Deletes a saved view. A shared view is deleted for everyone.',
  effect: 'write',
  query: z.object({ viewId: Id }),
  answer: z.object({}),
  errors: [],
});
