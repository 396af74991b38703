import { z } from 'zod';
import { EmergencyContact } from '#features/people/contract/entities.ts';
import * as rule from '#features/people/contract/field-rules.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { id, version } from './endpoints.ts';
import { editGate, preboardingGate } from './gates.ts';
import { languages, maxChosenFiles } from './kinds.ts';
import { Plan, PreboardingFile } from './plan.ts';

// For somebody who has not started yet: a page by secret, until the first sign-in or a fortnight after the first day.

const secret = z.string().max(500);

export const sendPreboardingLink = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/send-preboarding-link',
  repeats: 'adds',
  summary: 'Sends the person a link to their plan, to their private e-mail address. An earlier link stops working.',
  effect: 'write',
  body: z.object({ id, version }),
  answer: z.object({ plan: Plan }),
  errors: ['onoffboarding.NoAddress', 'onoffboarding.NotBeforeStart'],
});

export const updatePreboardingFiles = endpoint({
  ...editGate,
  method: 'POST',
  path: '/onoffboarding/plan/update-preboarding-files',
  summary: 'Sets which of the company’s files the person can read before the first day.',
  effect: 'write',
  body: z.object({
    id,
    version,
    fileIds: z.array(z.uuid()).max(maxChosenFiles, field('tooLarge', { length: maxChosenFiles })),
  }),
  answer: z.object({ plan: Plan }),
  errors: ['onoffboarding.FilesNotPossible', 'onoffboarding.PlanCompleted'],
});

/** The details that may be given. */
export const detailNames = [
  'firstName',
  'lastName',
  'phoneCountryCode',
  'mobilePhoneNumber',
  'streetAddress',
  'postalCode',
  'city',
  'country',
  'emergencyContacts',
  'salaryAccountNumber',
  'socialSecurityNumber',
] as const;
export type DetailName = (typeof detailNames)[number];

/** What somebody sees of their own plan before they start. */
export const PreboardingPlan = z.object({
  language: z.enum(languages),
  firstName: z.string(),
  companyName: z.string(),
  /** It is about to be deleted: the plan is only read. */
  isCompanyEnding: z.boolean(),
  firstDay: z.string(),
  place: z.string().nullable(),
  leaderFullName: z.string().nullable(),
  tasks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      dueDate: z.string().nullable(),
      completed: z.boolean(),
      isOwn: z.boolean(),
    }),
  ),
  files: z.array(PreboardingFile),
  /** Which details they have given; never the values. */
  given: z.array(z.enum(detailNames)),
  /** On which the page still opens. */
  lastDay: z.string(),
});
export type PreboardingPlan = z.output<typeof PreboardingPlan>;

export const getPreboarding = endpoint({
  ...preboardingGate,
  method: 'GET',
  path: '/onoffboarding/preboarding/get',
  summary: 'Returns the plan as the new employee sees it before the first day.',
  effect: 'read',
  query: z.object({ secret }),
  answer: z.object({ plan: PreboardingPlan }),
  errors: [],
});

export const markPreboardingTask = endpoint({
  ...preboardingGate,
  method: 'POST',
  path: '/onoffboarding/preboarding/mark-as-completed',
  summary: 'Completes one of their own tasks.',
  effect: 'write',
  body: z.object({ secret, encId: id }),
  answer: z.object({ plan: PreboardingPlan }),
  errors: [],
});

export const getPreboardingFile = endpoint({
  ...preboardingGate,
  method: 'GET',
  path: '/onoffboarding/preboarding/get-file/{fileName}',
  summary: 'Downloads a file they can read. With `view`, a PDF, picture or plain text is shown instead.',
  effect: 'read',
  params: z.object({ fileName: z.string() }),
  query: z.object({ secret, fileId: id, view: z.enum(['true', 'false']).default('false') }),
  answer: { file: uploadedMediaTypes },
  errors: [],
});

/** What they type themselves; nothing that is stored is shown back. */
export const PreboardingDetails = z.object({
  firstName: rule.Name.optional(),
  lastName: rule.Name.optional(),
  phoneCountryCode: rule.CountryCode.optional(),
  mobilePhoneNumber: rule.Phone.optional(),
  streetAddress: rule.Street.optional(),
  postalCode: rule.PostalCode.optional(),
  city: rule.City.optional(),
  country: rule.Country.optional(),
  emergencyContacts: z
    .array(EmergencyContact)
    .max(10, field('tooLarge', { length: 10 }))
    .optional(),
  salaryAccountNumber: rule.SalaryAccountNumber.optional(),
  socialSecurityNumber: rule.SocialSecurityNumber.optional(),
});

export const updatePreboardingDetails = endpoint({
  ...preboardingGate,
  method: 'POST',
  path: '/onoffboarding/preboarding/update-details',
  summary: 'Saves their details in their profile. Absent = unchanged.',
  effect: 'write',
  body: z.object({ secret, details: PreboardingDetails }),
  answer: z.object({ plan: PreboardingPlan }),
  errors: [],
});
