import { passwordMinLength } from '../password-rules.ts';
import type { FieldErrors } from './fields.ts';
import { passwordField, textField } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { alert, form, page, submit } from './layout.ts';
import type { PageFrame } from './layout.ts';

/** Forgot password (identity.33). */
export function forgotPage(
  frame: PageFrame,
  content: { email: string; signInAddress: string; problem?: string | undefined; errors?: FieldErrors },
): Html {
  const { t } = frame;
  const { email, signInAddress, problem, errors = {} } = content;
  const fields = html`${textField({ name: 'email', label: t('email'), type: 'email', value: email, autocomplete: 'username', autofocus: !problem }, errors)}
  ${submit(t('forgot.submit'))}`;
  return page(frame, {
    title: t('forgot.title'),
    body: html`<p class="lead">${t('forgot.intro')}</p>
      ${alert(problem)}${form(frame, fields)}
      <p class="other"><a href="${signInAddress}">${t('forgot.signIn')}</a></p>`,
  });
}

/** The same answer to every request for a link. */
export function forgotSentPage(
  frame: PageFrame,
  content: { email: string; minutes: number; againAddress: string; signInAddress: string },
): Html {
  const { t } = frame;
  return page(frame, {
    title: t('forgot.sentTitle'),
    body: html`<p class="lead" role="status">${t('forgot.sent', { email: content.email, minutes: String(content.minutes) })}</p>
      <p class="hint">${t('forgot.sentHelp')}</p>
      <p class="other"><a href="${content.againAddress}">${t('forgot.again')}</a></p>
      <p class="other"><a href="${content.signInAddress}">${t('forgot.signIn')}</a></p>`,
  });
}

/** New password (identity.34). The token is in the form, so that it does not stay in the address bar. */
export function resetPage(frame: PageFrame, content: { token: string; email: string; errors?: FieldErrors }): Html {
  const { t } = frame;
  const { token, email, errors = {} } = content;
  const fields = html`<input type="hidden" name="token" value="${token}" />
    <input
      class="visually-hidden"
      type="text"
      name="username"
      value="${email}"
      autocomplete="username"
      readonly
      tabindex="-1"
      aria-hidden="true"
    />
    ${newPasswordFields(frame, errors, true)} ${submit(t('reset.submit'))}`;
  return page(frame, {
    title: t('reset.title'),
    body: html`<p class="lead">${t('reset.others')}</p>
      ${form(frame, fields)}`,
  });
}

/** The fields of a new password, typed twice. */
export function newPasswordFields({ t }: PageFrame, errors: FieldErrors, autofocus: boolean): Html {
  const hint = t('create.passwordHint', { length: String(passwordMinLength) });
  return html`${passwordField(t, { name: 'password', label: t('reset.newPassword'), kind: 'new', strength: true, hint, autofocus }, errors)}
  ${passwordField(t, { name: 'repeat', label: t('reset.repeat'), kind: 'new' }, errors)}`;
}
