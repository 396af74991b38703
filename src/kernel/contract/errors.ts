import { z } from 'zod';

/** Refusals that any request may get (wire.12); endpoints need not declare them. */
export const kernelErrorCodes = [
  'common.Unknown',
  'common.BadRequest',
  'common.Unauthorized',
  'common.Forbidden',
  'common.NotFound',
  'common.Conflict',
  'common.SentBefore',
  'common.AlreadyDone',
  'common.FeatureMissing',
  'common.SubscriptionMissing',
  'common.TooManyRequests',
  'common.TooManyWaiting',
  'common.Maintenance',
  'common.Unavailable',
  'common.TooLarge',
  'common.TooManyRows',
  'common.CompanyRequired',
  'common.MfaRequired',
  'common.ReadOnly',
  'common.CompanyEnding',
  'common.ViewEnded',
] as const;
export type KernelErrorCode = (typeof kernelErrorCodes)[number];

/** Codes of field rules (wire.13, shell.22); `params` of a field error fills their text. */
export const fieldErrorCodes = [
  'required',
  'select',
  'tooShort',
  'tooLong',
  'exactDigits',
  'email',
  'numbersOnly',
  'mustMatch',
  'percentage',
  'countryCode',
  'postalCode',
  'address',
  'properFormat',
  'phone',
  'dateFormat',
  'dateInFuture',
  'dateInPast',
  'dateTooEarly',
  'beforeNext',
  'endBeforeStart',
  'startRequired',
  'checkDigit',
  'tooSmall',
  'tooLarge',
  'notUnique',
  'accept',
  'invalid',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** One refused field: `path` is dotted and indexed (`emergencyContacts[0].phone`), `params` fills the text. */
export const FieldError = z.object({
  path: z.string(),
  code: z.enum(fieldErrorCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type FieldError = z.output<typeof FieldError>;

/** Every refusal in an HTTP answer (wire.9). `statusCode` is present for 500 only. */
export const Refusal = z.object({
  success: z.literal(false),
  errorCodes: z.record(z.string(), z.array(z.string())),
  fieldErrors: z.array(FieldError).optional(),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
  statusCode: z.number().optional(),
});
export type Refusal = z.output<typeof Refusal>;

/** Attaches to a zod rule the field code of its message: `z.string().max(50, field('tooLong', { length: 50 }))`. */
export function field(code: FieldErrorCode, params?: Record<string, string | number>): string {
  return params ? `${code}?${JSON.stringify(params)}` : code;
}

/** Converts zod's issues into field errors; an issue without one of our codes gets the closest code. */
export function fieldErrorsOf(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({ path: pathText(issue.path), ...codeOf(issue) }));
}

function codeOf(issue: z.core.$ZodIssue): Pick<FieldError, 'code' | 'params'> {
  const [name = '', params] = issue.message.split(/\?(?=\{)/);
  const own = fieldErrorCodes.find((code) => code === name);
  if (own) return params ? { code: own, params: JSON.parse(params) } : { code: own };
  if (issue.code === 'invalid_type' && issue.input === undefined) return { code: 'required' };
  if (issue.code === 'too_big')
    return { code: issue.origin === 'string' ? 'tooLong' : 'tooLarge', params: { length: Number(issue.maximum) } };
  if (issue.code === 'too_small')
    return { code: issue.origin === 'string' ? 'tooShort' : 'tooSmall', params: { length: Number(issue.minimum) } };
  return { code: 'invalid' };
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );
}
