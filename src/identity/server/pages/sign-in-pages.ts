import type { FieldErrors } from './fields.ts';
import { codeField, passwordField, textField } from './fields.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { alert, besideNotice, form, notice, page, submit } from './layout.ts';
import type { PageFrame } from './layout.ts';
import { passwordMinLength } from '../password-rules.ts';

export interface SignInPage {
  email: string;
  /** Already signed in, and asked again before a sensitive action. */
  again: boolean;
  createAddress: string;
  forgotAddress: string;
  problem?: string | undefined;
  errors?: FieldErrors;
}

/** E-mail and password (identity.30). */
export function signInPage(frame: PageFrame, content: SignInPage): Html {
  const { t } = frame;
  const { email, again, problem, errors = {} } = content;
  const fields = html`${textField({ name: 'email', label: t('email'), type: 'email', value: email, autocomplete: 'username', autofocus: email === '' && !problem }, errors)}
    ${passwordField(t, { name: 'password', label: t('password'), kind: 'current', autofocus: email !== '' && !problem }, errors)}
    <p class="aside"><a href="${content.forgotAddress}">${t('signIn.forgot')}</a></p>
    ${submit(t('signIn.submit'))}`;
  return page(frame, {
    title: again ? t('signIn.again') : t('signIn.title'),
    body: html`${again && html`<p class="lead">${t('signIn.againWhy')}</p>`}${alert(problem)}${form(frame, fields)}
      <p class="other">${t('signIn.noAccount')} <a href="${content.createAddress}">${t('signIn.create')}</a></p>`,
  });
}

export interface CodePage {
  method: 'app' | 'recovery';
  otherAddress: string;
  startOverAddress: string;
  recoveryCodesLeft: number;
  problem?: string | undefined;
  errors?: FieldErrors;
}

/** The code of the authenticator app, or a recovery code (identity.31). */
export function codePage(frame: PageFrame, content: CodePage): Html {
  const { t } = frame;
  const byApp = content.method === 'app';
  const errors = content.errors ?? {};
  const recovery = { name: 'recovery', label: t('code.recoveryLabel'), autocomplete: 'off', autofocus: true };
  const fields = html`${byApp ? codeField(t('code.label'), errors) : textField({ ...recovery, hint: t('code.recoveryLeft', { left: content.recoveryCodesLeft }) }, errors)}
  ${submit(t('code.submit'))}`;
  return page(frame, {
    title: t('code.title'),
    body: html`<p class="lead">${byApp ? t('code.intro') : t('code.recoveryIntro')}</p>
      ${alert(content.problem)}${form(frame, fields)}
      <p class="other"><a href="${content.otherAddress}">${byApp ? t('code.useRecovery') : t('code.useApp')}</a></p>
      ${!byApp && html`<p class="other">${t('code.lost')}</p>`}
      <p class="other"><a href="${content.startOverAddress}">${t('code.startOver')}</a></p>`,
  });
}

export interface CreatePage {
  values: { givenName: string; familyName: string; email: string };
  /** The address comes from an invitation and cannot be changed. */
  emailFixed: boolean;
  signInAddress: string;
  problem?: string | undefined;
  errors?: FieldErrors;
}

/** Create account (identity.32). */
export function createPage(frame: PageFrame, { values, emailFixed, signInAddress, problem, errors = {} }: CreatePage): Html {
  const { t } = frame;
  const email = {
    name: 'email',
    label: t('email'),
    type: 'email',
    value: values.email,
    autocomplete: 'email',
    readonly: emailFixed,
  } as const;
  const fields = html`<div class="pair">
      ${textField({ name: 'givenName', label: t('givenName'), value: values.givenName, autocomplete: 'given-name', autofocus: true }, errors)}
      ${textField({ name: 'familyName', label: t('familyName'), value: values.familyName, autocomplete: 'family-name' }, errors)}
    </div>
    ${textField(emailFixed ? { ...email, hint: t('create.emailFixed') } : email, errors)}
    ${passwordField(t, { name: 'password', label: t('password'), kind: 'new', strength: true, hint: t('create.passwordHint', { length: String(passwordMinLength) }) }, errors)}
    ${submit(t('create.submit'))}`;
  return page(frame, {
    title: t('create.title'),
    body: html`${alert(problem)}${form(frame, fields)}
      <p class="other">${t('create.haveAccount')} <a href="${signInAddress}">${t('create.signIn')}</a></p>`,
  });
}

/** A page with only a message and a link. */
export function messagePage(
  frame: PageFrame,
  content: {
    title: string;
    text: string;
    link?: { address: string; text: string };
    good?: boolean;
    notice?: { text: string; link: { label: string; url: string } } | undefined;
    /** What the log says more under. */
    reference?: string | undefined;
  },
): Html {
  const { title, text, link, good, notice: beside, reference } = content;
  return page(frame, {
    title,
    body: html`${good ? notice(text) : html`<p class="lead">${text}</p>`} ${besideNotice(beside)}
    ${link && html`<p><a class="button" href="${link.address}">${link.text}</a></p>`}
    ${reference && html`<p class="reference">${frame.t('trouble.reference', { reference })}</p>`}`,
  });
}
