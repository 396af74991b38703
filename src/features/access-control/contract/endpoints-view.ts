import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';

/** How long an administrator may view the product as another user at a time. */
export const viewMinutes = 30;

export const viewAs = endpoint({
  method: 'POST',
  path: '/accesscontrol/view-as',
  summary: 'Starts viewing as another person; send `X-View-As` with each call. Nothing can be changed while viewing.',
  access: {
    permission: 'AccessControl',
    feature: 'accesscontrol',
    subscriptionFeature: 'accesscontrol',
    refusedAs: { feature: 'accesscontrol.FeatureMissing' },
  },
  effect: 'write',
  company: 'required',
  body: z.object({ companyUserId: z.uuid(field('required')) }),
  answer: z.object({ viewId: z.string(), until: Moment }),
  errors: ['accesscontrol.FeatureMissing', 'accesscontrol.CannotViewAs'],
});

export const endViewAs = endpoint({
  method: 'POST',
  path: '/accesscontrol/end-view-as',
  summary: 'Stops viewing as another person.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'write',
  whileViewing: 'allowed',
  whileEnding: 'allowed',
  company: 'required',
  body: z.object({ viewId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: [],
});
