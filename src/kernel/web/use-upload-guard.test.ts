import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormState } from './form.ts';
import { useUploadGuard } from './use-upload-guard.ts';

/** A form in which nothing is typed, as it is while a file is uploaded or not. */
function guarded(isUploading: boolean) {
  const done: string[] = [];
  const form: FormState = {
    submit: () => done.push('sent'),
    sending: false,
    problem: [],
    error: undefined,
    isDirty: () => false,
    discard: () => done.push('discarded'),
    place: undefined,
    offered: undefined,
  };
  // All that is asked of the event.
  const event = { preventDefault: () => undefined } as unknown as Parameters<FormState['submit']>[0];
  const shown: FormState[] = [];
  function Form() {
    shown.push(useUploadGuard(form, isUploading));
    return null;
  }
  renderToStaticMarkup(createElement(Form));
  const [result = form] = shown;
  return { form: result, submit: () => result.submit(event), done };
}

test('a form is not sent while its file is uploaded, and says so', () => {
  const { form, submit, done } = guarded(true);
  submit();
  expect([form.isUploading, done]).toEqual([true, []]);
});

test('leaving a form asks while its file is uploaded, until it is discarded', () => {
  const { form, done } = guarded(true);
  expect(form.isDirty()).toBe(true);
  form.discard();
  expect([form.isDirty(), done]).toEqual([false, ['discarded']]);
});

test('a form without a running upload is as it was', () => {
  const { form, submit, done } = guarded(false);
  submit();
  expect([form.isUploading, form.isDirty(), done]).toEqual([false, false, ['sent']]);
});
