import { renderSVG } from 'uqr';
import type { FieldErrors } from './fields.ts';
import { codeField, passwordField, checkboxField } from './fields.ts';
import { html, trusted } from './html.ts';
import type { Html } from './html.ts';
import type { KeyNotice } from '../live-keys.ts';
import { alert, besideNotice, form, notice, page, submit } from './layout.ts';
import type { PageFrame } from './layout.ts';
import { newPasswordFields } from './password-pages.ts';

export interface AccountPage {
  name: string;
  email: string;
  emailVerified: boolean;
  mfa: boolean;
  recoveryCodesLeft: number;
  appAddress: string;
  done?: string | undefined;
  /** The API keys that a new password did not end. */
  keys?: KeyNotice | undefined;
}

/** The user's account and its security settings. */
export function accountPage(frame: PageFrame, content: AccountPage): Html {
  const { t } = frame;
  const { mfa } = content;
  const twoStep = mfa
    ? html`<p>${t('account.twoStepOn')} ${t('code.recoveryLeft', { left: content.recoveryCodesLeft })}.</p>
        <p class="actions">
          <a class="button quiet" href="/identity/account/recovery-codes">${t('account.newCodes')}</a>
          <a class="button quiet" href="/identity/account/turn-off">${t('account.turnOff')}</a>
        </p>`
    : html`<p>${t('account.twoStepOff')}</p>
        <p class="actions"><a class="button quiet" href="/identity/account/set-up">${t('account.turnOn')}</a></p>`;
  return page(frame, {
    title: t('account.title'),
    wide: true,
    body: html`${notice(content.done)}${besideNotice(content.keys)}
      <section aria-labelledby="who">
        <h2 id="who">${t('account.who')}</h2>
        <p>
          <strong>${content.name}</strong><br />${content.email}
          <span class="badge${content.emailVerified ? ' good' : ''}"
            >${content.emailVerified ? t('account.verified') : t('account.unverified')}</span
          >
        </p>
      </section>
      <section aria-labelledby="password-title">
        <h2 id="password-title">${t('account.password')}</h2>
        <p class="actions"><a class="button quiet" href="/identity/account/password">${t('account.passwordChange')}</a></p>
      </section>
      <section aria-labelledby="two-step">
        <h2 id="two-step">${t('account.twoStep')}</h2>
        ${twoStep}
      </section>
      <p class="other"><a href="${content.appAddress}">${t('backToApp')}</a></p>`,
  });
}

export function changePasswordPage(frame: PageFrame, content: { email: string; problem?: string | undefined; errors?: FieldErrors }): Html {
  const { t } = frame;
  const errors = content.errors ?? {};
  const fields = html`<input
      class="visually-hidden"
      type="text"
      name="username"
      value="${content.email}"
      autocomplete="username"
      readonly
      tabindex="-1"
      aria-hidden="true"
    />
    ${passwordField(t, { name: 'current', label: t('account.currentPassword'), kind: 'current', autofocus: !content.problem }, errors)}
    ${newPasswordFields(frame, errors, false)} ${submit(t('reset.submit'))}`;
  return page(frame, {
    title: t('account.passwordChange'),
    body: html`<p class="lead">${t('account.passwordIntro')}</p>
      ${alert(content.problem)}${form(frame, fields)}${backToAccount(frame)}`,
  });
}

export interface SetUpPage {
  /** The content of the QR code. */
  address: string;
  key: string;
  required: boolean;
  problem?: string | undefined;
  errors?: FieldErrors;
}

/** Setting up a second factor, part one: QR code, key and first code (identity.35). */
export function setUpPage(frame: PageFrame, content: SetUpPage): Html {
  const { t } = frame;
  const errors = content.errors ?? {};
  return page(frame, {
    title: t('setUp.title'),
    body: html`${content.required && html`<p class="lead">${t('setUp.required')}</p>`}${alert(content.problem)}
      <ol class="steps">
        <li>
          <h2>${t('setUp.scan')}</h2>
          <p class="hint">${t('setUp.scanHelp')}</p>
          <div class="qr" role="img" aria-label="${t('setUp.qrLabel')}">
            ${trusted(renderSVG(content.address, { ecc: 'M', border: 2 }))}
          </div>
          <details>
            <summary>${t('setUp.byHand')}</summary>
            <p>
              <span class="visually-hidden">${t('setUp.key')}: </span
              ><code class="key">${content.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </details>
        </li>
        <li>
          <h2>${t('setUp.first')}</h2>
          ${form(frame, html`${codeField(t('code.label'), errors)}${submit(t('setUp.submit'))}`, { name: 'code' })}
        </li>
      </ol>
      ${content.required ? undefined : backToAccount(frame)}`,
  });
}

/** Setting up a second factor, part two: the recovery codes, which must be saved before continuing (identity.35). */
export function recoveryCodesPage(frame: PageFrame, content: { codes: readonly string[]; turnsOn: boolean; errors?: FieldErrors }): Html {
  const { t } = frame;
  const fields = html`${checkboxField('kept', t('setUp.kept'), content.errors ?? {})}${submit(content.turnsOn ? t('setUp.done') : t('setUp.doneCodes'))}`;
  return page(frame, {
    title: t('setUp.codesTitle'),
    body: html`<p class="lead">${t('setUp.codesIntro')}</p>
      <ul class="codes" id="codes" aria-label="${t('setUp.codesLabel')}">
        ${content.codes.map((code) => html`<li><code>${code}</code></li>`)}
      </ul>
      <p
        class="actions"
        data-codes
        hidden
        data-file="${t('setUp.fileName')}"
        data-title="${t('setUp.codesLabel')} – ${t('product')}"
        data-copied="${t('setUp.copied')}"
      >
        <button class="button quiet" type="button" data-do="copy">${t('setUp.copy')}</button>
        <button class="button quiet" type="button" data-do="print">${t('setUp.print')}</button>
        <button class="button quiet" type="button" data-do="download">${t('setUp.download')}</button>
        <output class="visually-hidden"></output>
      </p>
      ${form(frame, fields, { name: 'kept' })}`,
  });
}

/** A confirmation before the second factor, or its codes, are changed. */
export function confirmPage(frame: PageFrame, content: { title: string; text: string; action: string }): Html {
  return page(frame, {
    title: content.title,
    body: html`<p class="lead">${content.text}</p>
      ${form(frame, submit(content.action))}${backToAccount(frame)}`,
  });
}

function backToAccount({ t }: PageFrame): Html {
  return html`<p class="other"><a href="/identity/account">${t('cancel')}</a></p>`;
}
