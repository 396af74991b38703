import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { ItemGrant, ItemPermissions, ItemPerson, ItemSeen } from './entities-item.ts';

const item = { itemType: z.string().min(1, field('required')).max(50), itemId: z.uuid(field('required')) };
const grants = z.array(ItemGrant).max(500, field('tooLarge', { length: 500 }));
const signedIn = { access: { signedIn: true }, company: 'required' } as const;

export const getItemPermissions = endpoint({
  ...signedIn,
  method: 'GET',
  path: '/item-permissions/get',
  summary: 'Returns who may see an item, and restrictions on what is above it.',
  effect: 'read',
  query: z.object(item),
  answer: z.object({ itemPermissions: ItemPermissions }),
  errors: [],
});

export const previewItemPermissions = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/item-permissions/preview',
  summary: 'Counts how many people would see an item with the given grants.',
  effect: 'read',
  body: z.object({ ...item, grants }),
  answer: z.object({ seen: ItemSeen, isSelfShutOut: z.boolean() }),
  errors: ['accesscontrol.RoleDoesNotExist'],
});

export const findItemPeople = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/item-permissions/find-people',
  summary: 'Finds people who may see items of this kind, by name, at most 20.',
  effect: 'read',
  body: z.object({ ...item, search: z.string().max(100).default('') }),
  answer: z.object({ people: z.array(ItemPerson) }),
  errors: [],
});

export const setItemPermissions = endpoint({
  ...signedIn,
  method: 'POST',
  path: '/item-permissions/set',
  summary: 'Sets who may see an item. Without grants, it is open to everyone who may see items of its kind.',
  effect: 'write',
  body: z.object({ ...item, grants, version: z.number().int().min(0).optional() }),
  answer: z.object({ itemPermissions: ItemPermissions }),
  errors: ['accesscontrol.CannotShutOutSelf', 'accesscontrol.RoleDoesNotExist'],
});
