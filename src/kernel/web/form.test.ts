import { createElement, type FormEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useForm, type Form } from './form.ts';
import { followTyping } from './typed-fields.ts';

// Of the page, and here there is none.
beforeAll(() => {
  for (const name of ['addEventListener', 'removeEventListener', 'requestAnimationFrame']) vi.stubGlobal(name, () => undefined);
  for (const name of ['SubmitEvent', 'HTMLElement']) vi.stubGlobal(name, EventTarget);
});
afterAll(() => void vi.unstubAllGlobals());

const Note = z.object({ title: z.string() });
type Values = z.input<typeof Note>;

function Drawn({ send, take }: { send: (values: Values) => Promise<void>; take: (form: Form<Values>) => void }) {
  take(useForm<Values>(Note, { initial: { title: 'Møte' }, draft: 'part', send }));
  return null;
}

/** What is sent when the form with this id is saved. */
async function savedBy(id: string): Promise<readonly Values[]> {
  const sent: Values[] = [];
  const forms: Form<Values>[] = [];
  const send = async (values: Values): Promise<void> => void sent.push(values);
  renderToStaticMarkup(createElement(Drawn, { send, take: (form) => forms.push(form) }));
  const event = { currentTarget: { id }, nativeEvent: {}, preventDefault: () => undefined, stopPropagation: () => undefined };
  forms[0]?.submit(event as FormEvent<HTMLFormElement>);
  // Sending waits for the connection first.
  await new Promise((resolve) => setTimeout(resolve));
  return sent;
}

test('a form is not saved while one of its own fields could not take what is typed in it', async () => {
  const stop = followTyping({ commit: () => false, form: 'statement' });
  expect(await savedBy('statement')).toEqual([]);
  // The other one may lie over it, and its user sees nothing of that field.
  expect(await savedBy('note')).toEqual([{ title: 'Møte' }]);
  stop();
  expect(await savedBy('statement')).toEqual([{ title: 'Møte' }]);
});
