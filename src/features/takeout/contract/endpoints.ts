import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { Deletion } from './entities.ts';

/** What only a system admin at the screen may do. */
const onlyDeciders = ['accesscontrol.OnlySystemAdmin', 'authentication.RecentSignInRequired', 'authentication.NotWithApiKey'] as const;

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

/** How long a company can still be kept after its deletion was asked for, in days. */
export const graceDays = 30;

export const getLeaving = endpoint({
  method: 'GET',
  path: '/companies/leaving',
  summary: 'Whether the company is about to be deleted, and who may decide that.',
  access: { permission: 'OrganisationSettings' },
  effect: 'read',
  company: 'required',
  answer: z.object({ isDecider: z.boolean(), deletion: Deletion.nullable() }),
  errors: [],
});

export const deleteCompany = endpoint({
  method: 'POST',
  path: '/companies/delete',
  summary: `Deletes the company in ${graceDays} days. Until then nothing in it changes, and a system admin may cancel it.`,
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  whileEnding: 'allowed',
  company: 'required',
  body: z.object({ name: z.string(field('required')).trim().min(1, field('required')) }),
  answer: z.object({ deletion: Deletion }),
  errors: [...onlyDeciders, 'companies.NameDiffers'],
});

export const cancelDelete = endpoint({
  method: 'POST',
  path: '/companies/cancel-delete',
  summary: 'Keeps a company that was about to be deleted.',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  whileEnding: 'allowed',
  company: 'required',
  answer: z.object({}),
  errors: ['accesscontrol.OnlySystemAdmin', 'companies.DeletionBegun'],
});
