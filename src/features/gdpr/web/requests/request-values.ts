import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { today } from '#kernel/web/local-day.ts';
import type { SubjectRequest } from '../../contract/endpoints-requests.ts';
import { longestText, requestKinds } from '../../contract/kinds.ts';
import { LawDay } from '../../contract/law-days.ts';

const day = z.union([z.literal(''), z.iso.date(field('dateFormat'))]);
const text = (length: number) => z.string().max(length, field('tooLong', { length }));
export const RequestSchema = z.object({
  kind: z.enum(requestKinds, field('select')),
  requesterName: text(200).trim().min(1, field('required')),
  requesterContact: text(200),
  companyUserId: z.string().nullable(),
  description: text(longestText),
  receivedOn: LawDay,
  identityCheckedOn: day,
  identityHow: text(500),
  responsibleId: z.string().nullable(),
});
export type RequestValues = z.input<typeof RequestSchema>;

/** The values of the form: those of a request, or of a new one. */
export function valuesOf(request: SubjectRequest | undefined): RequestValues {
  return {
    kind: request?.kind ?? 'access',
    requesterName: request?.requesterName ?? '',
    requesterContact: request?.requesterContact ?? '',
    companyUserId: request?.companyUserId ?? null,
    description: request?.description ?? '',
    receivedOn: request?.receivedOn ?? today(),
    identityCheckedOn: request?.identity?.checkedOn ?? '',
    identityHow: request?.identity?.how ?? '',
    responsibleId: request?.responsibleId ?? null,
  };
}
