import type { z } from 'zod';
import { useForm, type Form } from './form.ts';

interface FormOfMany<V, Fate> {
  initial: V;
  /** What counts as saved. */
  base: V;
  /** Of the draft. */
  place: string;
  send: (values: V, repeatKey: string) => Promise<readonly Fate[]>;
  /** What became of each, in the details of a refusal of all. */
  resultsIn: (details: Readonly<Record<string, unknown>>) => readonly Fate[] | undefined;
  onDone: (values: V, fates: readonly Fate[]) => void;
}

/** A form that makes many records at once; what became of each is shown, also when all were refused. */
export function useFormOfMany<V extends Record<string, unknown>, Fate>(
  schema: z.ZodType<unknown, V>,
  { initial, base, place, send, resultsIn, onDone }: FormOfMany<V, Fate>,
): Form<V> {
  const form: Form<V> = useForm<V, readonly Fate[]>(schema, {
    initial,
    base,
    draft: { place },
    send,
    onSent: (fates) => onDone(form.fields.getValues(), fates),
    onRefused: (error) => {
      const fates = resultsIn(error.details);
      if (!fates) return false;
      const values = form.fields.getValues();
      form.discard();
      onDone(values, fates);
      return true;
    },
  });
  return form;
}
