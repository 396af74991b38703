import { useForm as useMantineForm, type UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { fieldErrorsOf, type FieldError } from '#kernel/contract/errors.ts';
import type { en } from '#kernel/texts/en.ts';
import { showToast } from '#ui/toasts.ts';
import { usePath } from './address.ts';
import { CallError } from './call-error.ts';
import { draftName, followForm, takeDraft, typedValues, type DraftOptions } from './form-drafts.ts';
import { errorLines, fieldErrorText } from './error-texts.ts';
import { formPath, sortFieldErrors } from './form-errors.ts';
import { currentUser } from './session.ts';
import { textsIn } from './texts.ts';

type Values = Record<string, unknown>;

export interface Form<V extends Values> {
  /** Mantine's form: `{...form.fields.getInputProps('firstName')}` binds a field to its value and its error. */
  fields: UseFormReturnType<V>;
  /** For `<form onSubmit noValidate>`: validates, sends, and shows refusals beside their fields. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  sending: boolean;
  /** Refusals that do not concern single fields; show them in a FormProblem above the buttons. */
  problem: readonly string[];
  /** The error behind `problem`, for pages with special messages. */
  error: CallError | undefined;
}

interface FormOptions<V> {
  initial: V;
  /** Sends the values; a thrown error is shown, and nothing typed is lost. */
  send: (values: V) => Promise<unknown>;
  /** Whether a refusal was handled here; true shows nothing else. */
  onRefused?: (error: CallError) => boolean;
  /** What is kept across an automatic reload, such as for a new version; persistent drafts are in record-drafts.ts. */
  keeps?: DraftOptions<Extract<keyof V, string>>;
}

/** A form over a schema of the contract: the server's rules are checked before anything is sent. */
export function useForm<V extends Values>(schema: z.ZodType<unknown, V>, { initial, send, onRefused, keeps }: FormOptions<V>): Form<V> {
  const element = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<CallError>();
  const [problem, setProblem] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  const fields = useMantineForm<V>({
    initialValues: initial,
    validate: (values) => textsOfErrors(checked(schema, values)),
    validateInputOnBlur: false,
  });
  useDraft(fields, initial, keeps);

  function showRefusal(refused: CallError): void {
    const { fields: beside, elsewhere } = sortFieldErrors(refused.fieldErrors, shownPaths(element.current));
    fields.setErrors(Object.fromEntries(Object.entries(beside).map(([path, one]) => [path, fieldErrorText(one)])));
    const onlyFields = Object.keys(beside).length > 0 && elsewhere.length === 0 && refused.has('common.BadRequest');
    setProblem(onlyFields ? [] : [...errorLines(refused), ...elsewhere.map((one) => `${one.path}: ${fieldErrorText(one)}`)]);
    setError(refused);
    focusFirstError(element.current);
  }

  async function sendValues(values: V): Promise<void> {
    setSending(true);
    setProblem([]);
    setError(undefined);
    try {
      await send(values);
    } catch (failure) {
      const refused = failure instanceof CallError ? failure : undefined;
      if (refused && !onRefused?.(refused)) showRefusal(refused);
      if (!refused) throw failure;
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    element.current = event.currentTarget;
    event.stopPropagation();
    if (sending) return event.preventDefault();
    fields.onSubmit(
      (values) => sendValues(values),
      () => focusFirstError(element.current),
    )(event);
  }

  return { fields, submit, sending, problem, error };
}

/** Restores typed values after an automatic reload of the page. */
function useDraft<V extends Values>({ getValues, setValues }: UseFormReturnType<V>, initial: V, keeps: DraftOptions | undefined): void {
  const path = usePath();
  const readTyped = useEffectEvent(() => typedValues(initial, getValues(), keeps?.fields ?? []));
  const restore = useEffectEvent((name: string) => {
    const draft = takeDraft(name, currentUser()?.accountId ?? '');
    if (!draft) return;
    // Stored by the same form: same name, record and fields.
    setValues(draft as Partial<V>);
    showToast({ title: textsIn<typeof en>('kernel')('offline.draftKept') });
  });
  const name = keeps && draftName(path, keeps);
  useEffect(() => {
    if (name === undefined) return undefined;
    restore(name);
    return followForm(name, () => readTyped());
  }, [name]);
}

function checked(schema: z.ZodType, values: unknown): FieldError[] {
  const result = schema.safeParse(values);
  return result.success ? [] : fieldErrorsOf(result.error);
}

function textsOfErrors(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(errors.toReversed().map((one) => [formPath(one.path), fieldErrorText(one)]));
}

/** Fields have their path in `data-path`, set by getInputProps. */
function shownPaths(form: HTMLFormElement | null): Set<string> {
  return new Set([...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].map((node) => node.dataset['path'] ?? ''));
}

function focusFirstError(form: HTMLFormElement | null): void {
  // After React has rendered the errors.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
