const made = Symbol('made by html');

/** Markup that is safe to send: only `html` makes it, and it escapes every value put into it. */
export interface Html {
  readonly [made]: true;
  readonly markup: string;
}
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

/** Writes markup. Values are escaped, except markup made here; nothing comes of false, null and undefined. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  const markup = parts.reduce((text, part, index) => text + written(values[index - 1]) + part);
  return { [made]: true, markup };
}

/** An attribute that is there or not: `<input${attribute('required', true)}>`. */
export function attribute(name: string, value: string | boolean | undefined): Html | undefined {
  if (value === undefined || value === false) return undefined;
  const text = value === true ? '' : `="${escaped(value)}"`;
  return { [made]: true, markup: ` ${name}${text}` };
}

function written(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return '';
  if (isList(value)) return value.map(written).join('');
  return isHtml(value) ? value.markup : escaped(String(value));
}

function isList(value: HtmlValue): value is readonly HtmlValue[] {
  return Array.isArray(value);
}

function isHtml(value: Html | string | number): value is Html {
  return typeof value === 'object' && value[made];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Markup from a library that writes it itself, such as a QR code; never from a person. */
export function trusted(markup: string): Html {
  return { [made]: true, markup };
}
