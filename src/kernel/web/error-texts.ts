import type { FieldError } from '#kernel/contract/errors.ts';
import type { en } from '#kernel/texts/en.ts';
import { CallError } from './call-error.ts';
import { findErrorText, textsIn } from './texts.ts';

/** The messages of a failed request, one line per code (shell.21). */
export function errorLines(error: unknown): string[] {
  const t = textsIn<typeof en>('kernel');
  if (!(error instanceof CallError)) return [t('unknownError', { code: 'web' })];
  if (error.unanswered === 'held') return [t('offline.held')];
  if (error.unanswered === 'write') return [t('offline.unanswered')];
  if (error.offline && error.unanswered !== 'upload') return [t('networkError')];
  const values = Object.fromEntries(Object.entries(error.details).filter(isPrintable));
  return error.codes.map((code) => findErrorText(code, values) ?? t('unknownError', { code }));
}

/** The texts of codes, such as those of a 207 answer; `room` is searched first, when several features have a text for a code. */
export function warningLines(codes: readonly string[], room?: string): string[] {
  return codes.map((code) => findErrorText(code, {}, room) ?? textsIn<typeof en>('kernel')('unknownError', { code }));
}

/** Most rules of a format do not say which of the named formats it is. */
const withoutForm = { form: 'other' } as const;

/** The message of a refused field. */
export function fieldErrorText({ code, params = {} }: Pick<FieldError, 'code' | 'params'>): string {
  const t = textsIn<typeof en>('kernel');
  // The parameters of each code are set where the rule is; texts without parameters ignore them.
  return (t as (key: string, values: Record<string, string | number>) => string)(`fieldErrors.${code}`, { ...withoutForm, ...params });
}

function isPrintable(entry: [string, unknown]): entry is [string, string | number] {
  return typeof entry[1] === 'string' || typeof entry[1] === 'number';
}
