import { expect, test } from 'vitest';
import type { Form } from '#kernel/web/form.ts';
import { markNeeded } from './mark-needed.ts';

test('only what must be filled in is marked as required', () => {
  // Only this part of a form is read.
  const form = { fields: { getInputProps: (path: string) => ({ name: path }) } } as unknown as Form<Record<string, unknown>>;
  const { fields } = markNeeded(form, ['salaryAccountNumber']);
  expect(fields.getInputProps('salaryAccountNumber')).toEqual({ name: 'salaryAccountNumber', required: true });
  expect(fields.getInputProps('position')).toEqual({ name: 'position' });
});
