import type { Form } from '#kernel/web/form.ts';

/** The form with the mark of required fields on these paths. */
export function markNeeded<V extends Record<string, unknown>>(form: Form<V>, needed: readonly string[]): Form<V> {
  const getInputProps: Form<V>['fields']['getInputProps'] = (path, options) => ({
    ...form.fields.getInputProps(path, options),
    ...(needed.includes(String(path)) && { required: true }),
  });
  return { ...form, fields: { ...form.fields, getInputProps } };
}
