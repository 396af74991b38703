import type { z } from 'zod';
import { useForm, type Form } from './form.ts';

interface FormOfMany<V, Result> {
  initial: V;
  /** What counts as saved. */
  base: V;
  /** Of the draft. */
  place: string;
  send: (values: V, repeatKey: string) => Promise<readonly Result[]>;
  /** The result for each, in the details of a refusal of all. */
  resultsIn: (details: Readonly<Record<string, unknown>>) => readonly Result[] | undefined;
  onDone: (values: V, results: readonly Result[]) => void;
}

/** A form that makes many records at once; what became of each is shown, also when all were refused. */
export function useFormOfMany<V extends Record<string, unknown>, Result>(
  schema: z.ZodType<unknown, V>,
  { initial, base, place, send, resultsIn, onDone }: FormOfMany<V, Result>,
): Form<V> {
  // The records are new, so nobody else has changed them since a draft was typed.
  const form: Form<V> = useForm<V, readonly Result[]>(schema, {
    initial,
    base,
    draft: { place },
    send,
    onSent: (results) => onDone(form.fields.getValues(), results),
    onRefused: (error) => {
      const results = resultsIn(error.details);
      if (!results) return false;
      const values = form.fields.getValues();
      form.discard();
      onDone(values, results);
      return true;
    },
  });
  return form;
}
