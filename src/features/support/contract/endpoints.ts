import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';
import { SupportVisit } from './entities.ts';

/** The maximum duration of a visit. */
export const visitMinutes = 120;

/** A visit ends after this time without activity; background requests of an open page do not count. */
export const restMinutes = 15;

/** How many of the last visits are listed. */
export const visitsListed = 20;

export const enterAsSupport = endpoint({
  method: 'POST',
  path: '/support/enter',
  summary: 'Lets Samspill support view a company that allows it; send `X-View-As` with each call. Nothing can be changed.',
  access: { signedIn: true },
  effect: 'write',
  company: 'none',
  states: ['companyless', 'pending', 'inactive', 'active'],
  body: z.object({
    registryId: z
      .string()
      .transform((text) => text.replaceAll(/\s/g, ''))
      .pipe(z.string().regex(/^\d{9}$/, field('exactDigits', { length: 9 }))),
  }),
  answer: z.object({ companyId: z.number(), viewId: z.string(), until: Moment }),
  errors: ['support.NotSupport', 'support.NotLetIn'],
});

export const leaveAsSupport = endpoint({
  method: 'POST',
  path: '/support/leave',
  whileEnding: 'allowed',
  summary: 'Ends a support visit.',
  access: { signedIn: true },
  byKey: 'refused',
  effect: 'write',
  whileViewing: 'allowed',
  company: 'required',
  body: z.object({ viewId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: [],
});

export const getSupportVisits = endpoint({
  method: 'GET',
  path: '/support/visits',
  summary: 'Returns whether support has access, and its latest visits, newest first.',
  access: { permission: 'OrganisationSettings' },
  effect: 'read',
  company: 'required',
  answer: z.object({
    allowSupport: z.boolean(),
    /** The last day of the access; null until it is turned off. */
    allowSupportUntil: z.string().nullable(),
    permissions: z.object({ allow: z.boolean() }),
    version: z.number(),
    visits: z.array(SupportVisit),
  }),
  errors: [],
});
