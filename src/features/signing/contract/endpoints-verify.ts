import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { Moment } from '#kernel/contract/values.ts';
import { maxVerifiedBytes, sealLevels, signingMethods } from './kinds.ts';

/** What is true of a file or a code. */
const Verification = z.object({
  /** `ours`: sealed here and unchanged; `changed`: sealed here and changed since; `foreign`: not sealed here; `unknownCode`. */
  result: z.enum(['ours', 'changed', 'foreign', 'unknownCode']),
  sealedDate: Moment.nullable(),
  level: z.enum(sealLevels).nullable(),
  /** How many signed; their names only when the file itself was shown. */
  signers: z.number().nullable(),
  people: z.array(z.object({ name: z.string(), signedDate: Moment, signingMethod: z.enum(signingMethods) })),
  /** Of the document that was sent, and of the sealed file. */
  fingerprint: z.string().nullable(),
  sealedFingerprint: z.string().nullable(),
  certificate: z.object({ subject: z.string(), issuer: z.string(), validFrom: Moment, validUntil: Moment }).nullable(),
  isAnnulled: z.boolean(),
  /** What was looked at, each with its outcome; their words are texts of the page. */
  checks: z.array(z.object({ check: z.string(), isGood: z.boolean() })),
});
export type Verification = z.output<typeof Verification>;

export const verifyDocument = endpoint({
  access: { public: 'Anyone with a signed document can check it. The file is not stored, and a code reveals no names.' },
  company: 'none',
  method: 'POST',
  path: '/signing/verify',
  summary: 'Checks a signed PDF, or the code on its last page.',
  effect: 'read',
  files: { field: 'file', maxBytes: maxVerifiedBytes, maxCount: 1, tooLarge: 'signing.FileSizeExceeded' },
  body: z.object({ code: z.string().trim().max(100).optional() }),
  answer: z.object({ verification: Verification }),
  errors: ['signing.PdfRequired', 'signing.FileSizeExceeded'],
});
