import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { maxAtOnce } from './kinds.ts';
import { Treatment, TreatmentRow } from './treatment.ts';
import { DepartmentName, LegalBasisChoice, LightChoice, NewTreatment, TreatmentChange, TreatmentName } from './treatment-fields.ts';

const treatmentId = z.uuid(field('required'));
const version = z.number().int().positive().optional();
const which = { treatmentId, version };
const nameCodes = ['gdpr.InvalidNameFormat', 'gdpr.NameTooBig'] as const;
const ownerCodes = ['gdpr.CouldNotFindUser', 'gdpr.NewOwnerMissingPermissions'] as const;
const savedCodes = [...nameCodes, ...ownerCodes, 'gdpr.UnknownSoftware', 'gdpr.NotComplete'] as const;
const addCodes = [...changeCodes, ...savedCodes, 'gdpr.NotExistingProtocol', 'gdpr.LimitReached'] as const;
const openCodes = [...changeCodes, 'gdpr.TreatmentNotFound'] as const;
/** What a change of one field in place answers. */
const changed = z.object({ treatment: TreatmentRow });

export const createTreatment = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/create',
  repeats: 'adds',
  summary: 'Adds a processing activity (treatment) to the record. It is a draft unless it is complete and marked as final.',
  effect: 'write',
  body: NewTreatment,
  answer: z.object({ treatment: Treatment }),
  errors: addCodes,
});

export const createTreatments = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/create-many',
  repeats: 'adds',
  summary: 'Adds several processing activities, all or nothing: one for each answer in a questionnaire.',
  effect: 'write',
  body: z.object({
    treatments: z
      .array(NewTreatment)
      .min(1, field('required'))
      .max(maxAtOnce, field('tooLarge', { length: maxAtOnce })),
  }),
  answer: z.object({ treatments: z.array(TreatmentRow) }),
  errors: addCodes,
});

export const updateTreatment = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/update',
  summary: 'Changes a processing activity; absent = unchanged, null = none. A final one that is no longer complete becomes a draft.',
  effect: 'write',
  body: TreatmentChange.extend(which),
  answer: z.object({ treatment: Treatment }),
  errors: [...openCodes, ...savedCodes],
});

export const updateLegalBasis = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/update-legal-basis',
  summary: 'Sets the legal basis of a processing activity, a letter of Article 6 (1).',
  effect: 'write',
  body: z.object({ ...which, legalBasis: LegalBasisChoice }),
  answer: changed,
  errors: openCodes,
});

export const updateTreatmentStatus = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/update-status',
  summary: 'Sets the traffic light of a processing activity: 1 green, 2 yellow, 3 red.',
  effect: 'write',
  body: z.object({ ...which, statusId: LightChoice }),
  answer: changed,
  errors: openCodes,
});

export const updateTreatmentOwner = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/update-owner',
  summary: 'Sets the owner of a processing activity, who needs access to GDPR.',
  effect: 'write',
  body: z.object({ ...which, employeeId: z.uuid(field('select')) }),
  answer: changed,
  errors: [...openCodes, ...ownerCodes],
});

export const updateTreatmentDepartment = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/update-department',
  summary: 'Sets the department of a processing activity, from the list or in the company’s own words.',
  effect: 'write',
  body: z.object({ ...which, department: DepartmentName.min(1, field('required')) }),
  answer: changed,
  errors: openCodes,
});

export const updateTreatmentName = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/treatment/update-treatment-name',
  summary: 'Renames a processing activity. A plain string is the name in the caller’s language.',
  effect: 'write',
  body: z.object({ ...which, treatmentName: TreatmentName }),
  answer: changed,
  errors: [...openCodes, ...nameCodes],
});

export const deleteTreatment = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/gdpr/treatment/delete',
  summary: 'Permanently deletes a processing activity with its notes. Archived records keep it.',
  effect: 'write',
  body: z.object({ ...which, key: z.string(field('required')).min(1, field('required')).max(60) }),
  answer: z.object({}),
  errors: openCodes,
});

export const getTreatment = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/treatment/get-by-id',
  summary: 'Returns one processing activity with its completion, the risks that concern it and the agreements for its software.',
  effect: 'read',
  query: z.object({ treatmentId: z.uuid(field('required')) }),
  answer: z.object({ treatment: Treatment }),
  errors: [...seeCodes, 'gdpr.TreatmentNotFound'],
});
