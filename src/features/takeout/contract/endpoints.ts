import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';

/** How many times in an hour somebody may take out people. */
export const personTakeoutsInHour = 20;

export const takeOutPerson = endpoint({
  method: 'POST',
  path: '/companyusers/takeout',
  summary:
    'Everything that is kept about a person, as a zip of JSON, a PDF to read and their files. For themselves and those with full access.',
  access: { permission: 'OrganisationView' },
  effect: 'read',
  whileViewing: 'refused',
  company: 'required',
  states: ['active', 'pending', 'inactive'],
  body: z.object({ companyUserId: z.uuid(field('required')) }),
  answer: { file: 'application/zip' },
  errors: [],
});
