import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { Id } from '#kernel/contract/values.ts';
import { CompanyTakeout, Deletion } from './entities.ts';

/** Codes of actions that only a system admin with a recent sign-in may take. */
const onlyDeciders = ['accesscontrol.OnlySystemAdmin', 'authentication.RecentSignInRequired', 'authentication.NotWithApiKey'] as const;

/** The maximum number of person takeouts per user and hour. */
export const personTakeoutsInHour = 20;

export const takeOutPerson = endpoint({
  method: 'POST',
  path: '/companyusers/takeout',
  summary:
    'Downloads everything stored about a person, as a zip with JSON, a PDF to read and their files. For the person and callers with full access.',
  access: { permission: 'OrganisationView' },
  queue: 'exports',
  effect: 'read',
  whileViewing: 'refused',
  company: 'required',
  states: ['active', 'pending', 'inactive'],
  body: z.object({ companyUserId: z.uuid(field('required')) }),
  answer: { file: [mediaTypes.zip] },
  errors: [],
});

/** How many days a requested deletion of a company can be cancelled. */
export const graceDays = 30;

export const getLeaving = endpoint({
  method: 'GET',
  path: '/companies/leaving',
  summary: 'Returns whether the company will be deleted, and who may decide that.',
  access: { permission: 'OrganisationSettings' },
  effect: 'read',
  company: 'required',
  answer: z.object({ isDecider: z.boolean(), deletion: Deletion.nullable() }),
  errors: [],
});

export const deleteCompany = endpoint({
  method: 'POST',
  path: '/companies/delete',
  summary: `Deletes the company in ${graceDays} days. Until then nothing in it can be changed, and a System Admin can cancel the deletion.`,
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
  summary: 'Cancels the deletion of the company.',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  whileEnding: 'allowed',
  company: 'required',
  answer: z.object({}),
  errors: ['accesscontrol.OnlySystemAdmin', 'companies.DeletionBegun'],
});

/** How many days a company's takeout is kept. */
export const takeoutDays = 7;
/** The maximum number of company takeouts per day. */
export const companyTakeoutsInDay = 10;

export const takeOutCompany = endpoint({
  method: 'POST',
  path: '/companies/takeout',
  summary: 'Starts an export of everything the company has: JSON by table, and the files. If one is running, returns that one.',
  access: { permission: 'OrganisationSettings' },
  effect: 'write',
  whileEnding: 'allowed',
  company: 'required',
  answer: z.object({ jobId: Id }),
  errors: onlyDeciders,
});

export const getTakeouts = endpoint({
  method: 'GET',
  path: '/companies/takeouts',
  summary: 'Lists the company’s exports, newest first. For System Admins.',
  access: { permission: 'OrganisationSettings' },
  effect: 'read',
  company: 'required',
  /** `isSignInRecent`: whether a download would be accepted now. */
  answer: z.object({ isDecider: z.boolean(), isSignInRecent: z.boolean(), takeouts: z.array(CompanyTakeout) }),
  errors: [],
});

export const downloadTakeout = endpoint({
  method: 'GET',
  path: '/companies/download-takeout',
  summary: `Downloads an export of the company as a zip, for ${takeoutDays} days after it was created.`,
  access: { permission: 'OrganisationSettings' },
  effect: 'read',
  whileViewing: 'refused',
  company: 'required',
  query: z.object({ takeoutId: Id }),
  answer: { file: [mediaTypes.zip] },
  errors: onlyDeciders,
});
