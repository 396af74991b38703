import { z } from 'zod';
import { PlainDate } from '#features/people/contract/field-rules.ts';
import { maxFileBytes, uploadCodes } from '#features/files/contract/limits.ts';
import { Name } from '#features/files/contract/wording.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { changeCodes, seeCodes, viewGate } from './gates.ts';
import { AgreementFile, CompanySoftware, DataProcessorAgreement, subProcessorLimits } from './software.ts';

const line = (length: number) => z.string().trim().max(length, field('tooLong', { length }));
const fields = {
  responsibleName: line(200),
  /** A key of the known list; the software is added when the company does not have it. */
  defaultSoftwareId: line(60).nullable(),
  softwareId: z.uuid(field('select')).nullable(),
  /** Of `upload-file`; null for none. */
  fileId: z.uuid(field('select')).nullable(),
  validFrom: PlainDate,
  validTo: PlainDate,
  subProcessors: z.array(line(subProcessorLimits.longest).min(1, field('required'))).max(subProcessorLimits.most),
};
const dataProcessorAgreementId = z.uuid(field('required'));
const version = z.number().int().positive().optional();
const savedCodes = [
  ...changeCodes,
  'gdpr.NotFound',
  'gdpr.CouldNotFindDefaultSoftware',
  'gdpr.ExistingDataProcessorAgreement',
  'gdpr.CouldNotUploadNewFile',
] as const;

export const getAgreements = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/data-processor-agreement/get',
  summary: 'Lists data processor agreements by software, with the processing activities that use it.',
  effect: 'read',
  answer: z.object({ dataProcessorAgreements: z.array(DataProcessorAgreement), permissions: z.object({ update: z.boolean() }) }),
  errors: seeCodes,
});

export const createAgreement = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/data-processor-agreement/create',
  summary: 'Adds the data processor agreement for a software, one for each.',
  effect: 'write',
  body: z.object(fields).partial(),
  answer: z.object({ dataProcessorAgreement: DataProcessorAgreement }),
  errors: [...savedCodes, 'gdpr.DataProcessorAgreementNotCreated'],
});

export const updateAgreement = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/data-processor-agreement/update',
  summary: 'Changes a data processor agreement. A new file replaces the former one. Absent = unchanged.',
  effect: 'write',
  body: z.object(fields).partial().extend({ dataProcessorAgreementId, version }),
  answer: z.object({ dataProcessorAgreement: DataProcessorAgreement }),
  errors: [...savedCodes, 'gdpr.NotUpdated', 'gdpr.CouldNotDeleteOldFile'],
});

export const deleteAgreement = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/gdpr/data-processor-agreement/delete',
  summary: 'Deletes a data processor agreement with its file. The software is kept.',
  effect: 'write',
  body: z.object({ dataProcessorAgreementId, version }),
  answer: z.object({}),
  errors: [...changeCodes, 'gdpr.NotFound'],
});

export const validateAgreementFile = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/data-processor-agreement/upload-validation',
  summary: 'Checks whether a file of this name, type and size can be uploaded. The file is checked again when it is uploaded.',
  effect: 'read',
  body: z.object({ name: Name, type: z.string().max(200).default(''), size: z.number().min(0) }),
  answer: z.object({}),
  errors: [...changeCodes, ...uploadCodes],
});

export const uploadAgreementFile = endpoint({
  ...viewGate,
  method: 'POST',
  path: '/gdpr/data-processor-agreement/upload-file',
  summary: 'Uploads a file for a data processor agreement. A file that is not used is deleted after a day.',
  effect: 'write',
  files: { field: 'file', maxBytes: maxFileBytes, maxCount: 1, tooLarge: 'files.InvalidFileSize' },
  body: z.object({}),
  answer: z.object({ file: AgreementFile }),
  errors: [...changeCodes, ...uploadCodes, 'gdpr.CouldNotUploadNewFile'],
});

export const getAgreementFile = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/data-processor-agreement/get-file/{name}',
  summary: 'Returns the file of a data processor agreement. The name in the path is ignored.',
  effect: 'read',
  params: z.object({ name: z.string() }),
  query: z.object({ fileId: z.uuid(field('required')), view: z.enum(['true', 'false']).default('true') }),
  answer: { file: uploadedMediaTypes },
  errors: [...seeCodes, 'gdpr.NotFound'],
});

export const getCompanySoftwares = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/gdpr/company-softwares/get-all',
  summary: 'Lists the company’s software by name, with agreements and processing activities.',
  effect: 'read',
  answer: z.object({ companySoftwares: z.array(CompanySoftware), permissions: z.object({ update: z.boolean() }) }),
  errors: seeCodes,
});

export const createCompanySoftware = endpoint({
  ...viewGate,
  method: 'PUT',
  path: '/gdpr/company-softwares/create',
  summary: 'Adds software from the known list or the company’s own. If it already exists, it is returned as it is.',
  effect: 'write',
  body: z.object({
    softwareName: line(200).optional(),
    softwareCompanyName: line(200).default(''),
    defaultSoftwareId: line(60).nullable().default(null),
  }),
  answer: z.object({ companySoftware: CompanySoftware, isNew: z.boolean() }),
  errors: [...changeCodes, 'gdpr.MissingSoftwareName', 'gdpr.CouldNotFindDefaultSoftware'],
});

export const deleteCompanySoftware = endpoint({
  ...viewGate,
  method: 'DELETE',
  path: '/gdpr/company-softwares/delete',
  summary: 'Removes software that no processing activity or agreement uses.',
  effect: 'write',
  body: z.object({ softwareId: z.uuid(field('required')) }),
  answer: z.object({}),
  errors: [...changeCodes, 'gdpr.NotFound', 'gdpr.SoftwareInUse'],
});
