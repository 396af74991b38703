import { useForm as useMantineForm, type UseFormReturnType } from '@mantine/form';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { fieldErrorsOf, type FieldError } from '#kernel/contract/errors.ts';
import { requireConnection } from './call.ts';
import { CallError } from './call-error.ts';
import { errorLines, fieldErrorText } from './error-texts.ts';
import { changedNames } from './form-drafts.ts';
import { formPath, hiddenTexts, linesBelow, placeRefusal } from './form-errors.ts';
import { commitTyped } from './typed-fields.ts';
import { useFollowedRecord, type RecordConflict } from './use-followed-record.ts';
import { useFormDraft, type DraftOptions, type NoDraft, type OfferedDraft } from './use-form-draft.ts';

type Values = Record<string, unknown>;
/** Beside fields, by path. */
type Texts = Readonly<Record<string, unknown>>;

/** What the frames of forms need of a form, whatever its values are. */
export interface FormState {
  /** For `<form onSubmit noValidate>`: validates, sends, and shows refusals beside their fields. */
  submit: (event: FormEvent<HTMLFormElement>) => void;
  sending: boolean;
  /** Refusals that do not concern single fields; a FormProblem shows them. */
  problem: readonly string[];
  /** The error behind `problem`, for pages with special messages. */
  error: CallError | undefined;
  /** Whether something is typed and not saved; read at once, also in listeners. */
  isDirty: () => boolean;
  /** Goes back to what is saved, and forgets what was typed. */
  discard: () => void;
  /** Where what is typed is kept; undefined for what no browser may keep. */
  place: string | undefined;
  /** A draft from before a reload, a crash or the end of a session. */
  offered: OfferedDraft | undefined;
  /** What somebody else saved meanwhile in fields that were changed here too. */
  changes?: RecordConflict | undefined;
  /** A file for it is on its way (useUploadGuard). */
  isUploading?: boolean;
}

export interface Form<V extends Values> extends FormState {
  /** Mantine's form: `{...form.fields.getInputProps('firstName')}` binds a field to its value and its error. */
  fields: UseFormReturnType<V>;
  /** Takes these values for saved, when that happened outside `send`. */
  settle: (values: V) => void;
  /** Shows a refusal of what was sent outside `send` as one of its own. */
  refuse: (error: CallError) => void;
}

/** What `send` answers when nothing was sent, and the form stays as it is. */
export const notSent = Symbol('not sent');

interface FormOptions<V extends Values, Result> {
  /** The values of the record, as live updates renew it; the form begins with the first. */
  initial: V;
  /** What is saved, when that changes while the form is open; by default what it began with or sent last. With it the form meets changes itself. */
  base?: V;
  /**
   * Sends the values; a thrown error is shown, and nothing typed is lost. Calls that add once more when repeated are given the key. `button` is the
   * value of the button that was chosen, where there are several; undefined for the form's own and for Ctrl or ⌘ with Enter.
   */
  send: (values: V, repeatKey: string, button: string | undefined) => Promise<Result | typeof notSent>;
  /** Closes the form, tells the user: nothing is unsaved any more. */
  onSent?: (result: Result) => void;
  /** Whether a refusal was handled here; true shows nothing else. */
  onRefused?: (error: CallError) => boolean;
  /** Where what is typed is kept, or why it is kept nowhere. */
  draft: DraftOptions<Extract<keyof V, string>> | NoDraft;
  /** The version of the record as last read, where no draft is kept; of a record that has none, what was read of it as text. */
  version?: number | string | undefined;
  /** What the form replaces without having it as a field, as it stands now in words: said before a newer one is replaced. Null for nothing. */
  replaces?: string | null;
}

/** A form over a schema of the contract: the server's rules are checked before anything is sent, and what is typed is kept until it is saved. */
export function useForm<V extends Values, Result = void>(schema: z.ZodType<unknown, V>, options: FormOptions<V, Result>): Form<V> {
  const element = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const refusals = useRefusals();
  const faults = useFaults(schema);
  const fields: UseFormReturnType<V> = useMantineForm<V>({
    initialValues: options.initial,
    validate: (values) => textsOfErrors(checked(schema, values)),
    onValuesChange: (values) => {
      refusals.clear();
      for (const path of faults.mended(values)) fields.clearFieldError(path);
    },
  });
  const saved = useSaved(options.initial, options.base);
  const draft = useKept(fields, saved, options);

  const refuse = (failure: CallError): void => refusals.show(failure, element.current, fields.setErrors);

  async function sendValues(typed: V, button: string | undefined): Promise<void> {
    const values = draft.meet(typed, element.current);
    if (!values) return;
    setSending(true);
    refusals.clear(true);
    try {
      // A form that only starts something, such as an export, waits for the connection as well.
      const result = await requireConnection().then(() => options.send(values, draft.keyToSend(), button));
      if (result === notSent) {
        draft.renewKey();
        return focusFirstError(element.current);
      }
      draft.shown.settle(values);
      options.onSent?.(result);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      draft.noteRefusal(failure);
      if (options.onRefused?.(failure)) focusFirstError(element.current);
      else refuse(failure);
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    element.current = event.currentTarget;
    event.stopPropagation();
    // A field of it that could not take what is typed says why.
    const isTaken = sending || commitTyped(event.currentTarget.id);
    if (!isTaken) focusFirstError(element.current);
    if (sending || !isTaken) return event.preventDefault();
    fields.onSubmit(
      (values) => sendValues(values, buttonOf(event)),
      (errors) => faults.note(errors, element.current, refusals.showHidden),
    )(event);
  }

  return {
    fields,
    submit,
    sending,
    ...refusals.shown,
    isDirty: () => saved.isLeft(fields.getValues()),
    refuse,
    ...draft.shown,
  };
}

type Kept<V extends Values> = Pick<FormOptions<V, never>, 'initial' | 'base' | 'draft' | 'version' | 'replaces'>;

/** What is typed, kept as a draft and over what others save meanwhile. */
function useKept<V extends Values>(
  fields: UseFormReturnType<V>,
  saved: ReturnType<typeof useSaved<V>>,
  { initial, base, draft: given, version: read, replaces }: Kept<V>,
) {
  const options = typeof given === 'string' ? undefined : given;
  const version = read ?? options?.version;
  const followed = useFollowedRecord({ version, theirs: initial, replaces, isOn: base === undefined, saved, fields });
  const draft = useFormDraft(
    { base: saved.get, values: fields.getValues, setValues: fields.setValues, goBackTo: followed.goBackTo },
    options && { ...options, version: followed.opened },
  );
  const discard = (): void => {
    fields.setValues(saved.get());
    fields.clearErrors();
    draft.forget();
    followed.forget();
  };
  const settle = (values: V): void => {
    saved.set(values);
    draft.forget();
    followed.forget();
    followed.noteOwn();
  };
  return { ...draft, meet: followed.meet, shown: { ...draft.shown, changes: followed.changes, discard, settle } };
}

/** The value of the button that sent the form. */
function buttonOf({ nativeEvent }: FormEvent): string | undefined {
  const { submitter } = nativeEvent instanceof SubmitEvent ? nativeEvent : { submitter: null };
  return submitter?.getAttribute('value') ?? undefined;
}

/** What the schema refused when the form was last sent: a refusal of one field may go when another is mended, such as the end of a period. */
function useFaults(schema: z.ZodType) {
  const shown = useRef<readonly string[]>([]);
  return {
    note: (errors: Texts, form: HTMLFormElement | null, showHidden: (errors: Texts, form: HTMLFormElement | null) => void): void => {
      shown.current = Object.keys(errors);
      focusFirstError(form, () => showHidden(errors, form));
    },
    mended: (values: unknown): readonly string[] => {
      if (shown.current.length === 0) return [];
      const wrong = textsOfErrors(checked(schema, values));
      const mended = shown.current.filter((path) => !(path in wrong));
      shown.current = shown.current.filter((path) => path in wrong);
      return mended;
    },
  };
}

/** The texts beside the form's fields, and those over its buttons. */
function sortedRefusal(refused: CallError, form: HTMLFormElement | null): { beside: Record<string, string>; lines: readonly string[] } {
  const isAboutFields = refused.has('common.BadRequest');
  const { fields, elsewhere, saidBeside, isSaidBelow } = placeRefusal(refused.fieldErrors, { shown: shownPaths(form), isAboutFields });
  const said = (path: string, one: FieldError): string => (path === saidBeside ? errorLines(refused).join(' ') : fieldErrorText(one));
  return {
    beside: Object.fromEntries(Object.entries(fields).map(([path, one]) => [path, said(path, one)])),
    lines: isSaidBelow ? linesBelow(errorLines(refused), elsewhere.map(fieldErrorText)) : [],
  };
}

const nothing = { problem: [], error: undefined };

/** The refusal shown over the buttons; it goes when something is changed, except that an answer was lost. */
function useRefusals() {
  const [shown, setShown] = useState<Pick<FormState, 'problem' | 'error'>>(nothing);
  return {
    shown,
    show: (refused: CallError, form: HTMLFormElement | null, setErrors: (errors: Record<string, string>) => void) => {
      const { beside, lines } = sortedRefusal(refused, form);
      setErrors(beside);
      setShown({ problem: lines, error: refused });
      focusFirstError(form);
    },
    showHidden: (errors: Texts, form: HTMLFormElement | null) => {
      const hidden = hiddenTexts(errors, shownPaths(form));
      if (hidden.length > 0) setShown({ problem: hidden, error: undefined });
    },
    clear: (all = false) => {
      if (all || !shown.error?.offline) setShown(nothing);
    },
  };
}

/** What the form is compared with, known at once after saving. */
function useSaved<V extends Values>(initial: V, base: V | undefined) {
  const [first] = useState(initial);
  const saved = useRef(base ?? first);
  // Only another one: what was sent last stays saved however often the form is drawn before it is closed.
  useLayoutEffect(() => {
    if (base) saved.current = base;
  }, [base]);
  return {
    get: (): V => saved.current,
    set: (values: V): void => {
      saved.current = values;
    },
    isLeft: (values: V): boolean => changedNames(saved.current, values).length > 0,
  };
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

/** `none` is called when the form shows no error. */
function focusFirstError(form: HTMLFormElement | null, none?: () => void): void {
  // After React has rendered the errors.
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], input[data-error]');
    if (first) first.focus();
    else if (!form?.querySelector('[role="alert"]:not(:empty)')) none?.();
  });
}
