import { passwordMinLength } from '../password-rules.ts';
import type { Translate } from '../language.ts';
import { attribute, html } from './html.ts';
import type { Html } from './html.ts';

/** Error texts by field name; the first field gets the focus. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface TextField {
  name: string;
  label: string;
  value?: string | undefined;
  type?: 'text' | 'email';
  autocomplete: string;
  readonly?: boolean;
  autofocus?: boolean;
  hint?: string;
}

/** A labelled field with its hint and error associated. */
export function textField(field: TextField, errors: FieldErrors): Html {
  const { name, type = 'text' } = field;
  // A field of type email would turn the letters of a domain such as blåbær.no into punycode.
  const capitals = type === 'email' && html` autocapitalize="none" spellcheck="false" inputmode="email"`;
  return html`<div class="field">
    <label for="${name}">${field.label}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      value="${field.value ?? ''}"
      autocomplete="${field.autocomplete}"
      ${capitals}${attribute('readonly', field.readonly)}
      required${tied(name, errors, field.hint)}${focused(name, errors, field.autofocus)}
    />
    ${below(name, errors, field.hint)}
  </div>`;
}

export interface PasswordField {
  name: string;
  label: string;
  kind: 'current' | 'new';
  hint?: string;
  /** Shows the strength of a new password while typing. */
  strength?: boolean;
  autofocus?: boolean;
}

/** A password field with a button to show it, if scripts are enabled. */
export function passwordField(t: Translate, field: PasswordField, errors: FieldErrors): Html {
  const { name, kind } = field;
  return html`<div class="field">
    <label for="${name}">${field.label}</label>
    <div class="with-button">
      <input
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="${kind}-password"
        autocapitalize="none"
        spellcheck="false"
        required${kind === 'new' && html` minlength="${passwordMinLength}" passwordrules="minlength: ${passwordMinLength};"`}${tied(name, errors, field.hint)}${focused(name, errors, field.autofocus)}
      />
      <button
        class="reveal"
        type="button"
        hidden
        data-reveal="${name}"
        data-show="${t('show')}"
        data-hide="${t('hide')}"
        data-show-label="${t('showPassword')}"
        data-hide-label="${t('hidePassword')}"
        aria-label="${t('showPassword')}"
      >
        ${t('show')}
      </button>
    </div>
    ${below(name, errors, field.hint)} ${field.strength && strengthMeter(t, name)}
  </div>`;
}

function strengthMeter(t: Translate, name: string): Html {
  const raw = (key: 'weak' | 'fair' | 'strong') => t(`strength.${key}`);
  return html`<div
    class="strength"
    hidden
    data-strength="${name}"
    data-min="${passwordMinLength}"
    data-weak="${raw('weak')}"
    data-fair="${raw('fair')}"
    data-strong="${raw('strong')}"
    data-one="${t('strength.tooShort', { left: 1 })}"
    data-more="${t('strength.tooShort', { left: 99 })}"
  >
    <span class="bar" aria-hidden="true"><span></span></span>
    <span class="word"><span class="visually-hidden">${t('strength.label')}: </span><output for="${name}"></output></span>
  </div>`;
}

/** A single field for six digits, styled as six boxes. */
export function codeField(label: string, errors: FieldErrors): Html {
  return html`<div class="field">
    <label for="code">${label}</label>
    <div class="boxes">
      <input
        id="code"
        class="code"
        name="code"
        type="text"
        inputmode="numeric"
        pattern="[0-9 ]*"
        maxlength="7"
        autocomplete="one-time-code"
        autocapitalize="none"
        spellcheck="false"
        required${tied('code', errors, undefined)}
        autofocus
      />
    </div>
    ${below('code', errors, undefined)}
  </div>`;
}

/** A checkbox with its error. */
export function checkboxField(name: string, label: string, errors: FieldErrors): Html {
  return html`<div class="field tick">
    <input
      id="${name}"
      name="${name}"
      type="checkbox"
      value="yes"
      required${tied(name, errors, undefined)}${focused(name, errors, false)}
    />
    <label for="${name}">${label}</label>
    ${below(name, errors, undefined)}
  </div>`;
}

function tied(name: string, errors: FieldErrors, hint: string | undefined): Html {
  const ids = [errors[name] && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return html`${attribute('aria-invalid', errors[name] ? 'true' : undefined)}${attribute('aria-describedby', ids || undefined)}`;
}

function focused(name: string, errors: FieldErrors, otherwise: boolean | undefined): Html | undefined {
  const [first] = Object.keys(errors);
  return attribute('autofocus', first ? first === name : otherwise);
}

function below(name: string, errors: FieldErrors, hint: string | undefined): Html {
  const error = errors[name];
  return html`${error && html`<p class="error" id="${name}-error">${error}</p>`}${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}`;
}
