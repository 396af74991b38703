import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';

/** A software that the company uses. */
export const CompanySoftware = z.object({
  softwareId: z.string(),
  softwareName: z.string(),
  softwareCompanyName: z.string(),
  /** Its key in `/data/software.json`; null for one that the company wrote itself. */
  defaultSoftwareId: z.string().nullable(),
  /** The picture of the known list. */
  asset: z.string().nullable(),
  /** The file of its agreement. */
  fileId: z.string().nullable(),
  /** That one is in force. */
  hasAgreement: z.boolean(),
  dataProcessorAgreementId: z.string().nullable(),
  /** The treatments that use it and that the caller sees. */
  treatments: z.array(z.object({ treatmentId: z.string(), treatmentName: z.object({ no: z.string(), en: z.string() }) })),
  mayDelete: z.boolean(),
});
export type CompanySoftware = z.output<typeof CompanySoftware>;

export const AgreementFile = z.object({ fileId: z.string(), fileName: z.string(), size: z.number(), uploadedAt: Moment });

export const subProcessorLimits = { most: 40, longest: 200 } as const;

/** The agreement with the processor behind a software. */
export const DataProcessorAgreement = z.object({
  dataProcessorAgreementId: z.string(),
  companySoftwareId: z.string(),
  softwareName: z.string(),
  softwareCompanyName: z.string(),
  asset: z.string().nullable(),
  /** Who keeps it, as written. */
  responsibleName: z.string(),
  file: AgreementFile.nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  isExpired: z.boolean(),
  /** It has begun and has not ended. */
  isInForce: z.boolean(),
  subProcessors: z.array(z.string()),
  treatments: CompanySoftware.shape.treatments,
  createdDate: Moment,
  changedDate: Moment,
  version: z.number(),
});
export type DataProcessorAgreement = z.output<typeof DataProcessorAgreement>;
