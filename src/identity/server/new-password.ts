import type { Translate } from './language.ts';
import { passwordMaxLength, passwordMinLength, refusePassword } from './password-rules.ts';

/** The error text of a refused new password; undefined when it is accepted. */
export async function passwordErrorText(t: Translate, password: string, about: readonly string[]): Promise<string | undefined> {
  if (!password) return t('field.required');
  switch (await refusePassword(password, about)) {
    case 'tooShort':
      return t('field.passwordTooShort', { length: String(passwordMinLength) });
    case 'tooLong':
      return t('field.passwordTooLong', { length: String(passwordMaxLength) });
    case 'common':
      return t('field.passwordCommon');
    case 'personal':
      return t('field.passwordPersonal');
    case undefined:
      return undefined;
  }
}

/** The errors of a new password typed twice, by field. */
export async function newPasswordErrors(
  t: Translate,
  typed: { password: string; repeat: string },
  about: readonly string[],
): Promise<Record<string, string>> {
  const wrong = await passwordErrorText(t, typed.password, about);
  if (wrong) return { password: wrong };
  return typed.password === typed.repeat ? {} : { repeat: t('field.passwordsDiffer') };
}
