import { z } from 'zod';
import { endsBeforeStart } from '#kernel/contract/days.ts';
import { field } from '#kernel/contract/errors.ts';
import { subProcessorLimits, type DataProcessorAgreement } from '../../contract/software.ts';
import type { AgreementFile } from './AgreementFileField.tsx';

const day = z.union([z.literal(''), z.iso.date(field('dateFormat'))]);
export const AgreementSchema = z
  .object({
    /** `own/<id>` or `known/<key>`. */
    software: z
      .string()
      .nullable()
      .pipe(z.string(field('select'))),
    responsibleName: z.string().max(200, field('tooLong', { length: 200 })),
    validFrom: day,
    validTo: day,
    subProcessors: z
      .array(z.string().max(subProcessorLimits.longest))
      .max(subProcessorLimits.most, field('tooLarge', { length: subProcessorLimits.most })),
    file: z.custom<AgreementFile | null>(),
  })
  .superRefine(({ validFrom, validTo }, context) => {
    if (endsBeforeStart(validFrom, validTo)) context.addIssue({ code: 'custom', path: ['validTo'], message: field('endBeforeStart') });
  });
export type AgreementValues = z.input<typeof AgreementSchema>;

export const ownSoftware = (softwareId: string): string => `own/${softwareId}`;

/** What the form of a new agreement begins with. */
export function newAgreement(softwareId: string | undefined): AgreementValues {
  const software = softwareId === undefined ? null : ownSoftware(softwareId);
  return { software, responsibleName: '', validFrom: '', validTo: '', subProcessors: [], file: null };
}

export function valuesOf({ companySoftwareId, validFrom, validTo, ...agreement }: DataProcessorAgreement): AgreementValues {
  const { responsibleName, subProcessors, file } = agreement;
  return {
    software: ownSoftware(companySoftwareId),
    responsibleName,
    validFrom: validFrom ?? '',
    validTo: validTo ?? '',
    subProcessors: [...subProcessors],
    file,
  };
}

export function sentOf({ software, validFrom, validTo, file, responsibleName, subProcessors }: AgreementValues) {
  const [kind, id = ''] = (software ?? '').split(/\/(.*)/);
  return {
    ...(kind === 'own' ? { softwareId: id } : { defaultSoftwareId: id }),
    responsibleName,
    validFrom: validFrom || null,
    validTo: validTo || null,
    subProcessors,
    fileId: file?.fileId ?? null,
  };
}
