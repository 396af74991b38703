import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import type { CallError } from './call-error.ts';
import { notSent, useForm } from './form.ts';
import { FormDialog } from './FormDialog.tsx';
import { isTypedName } from './typed-name.ts';

interface ConfirmByNameProps<Result> {
  title: string;
  /** What has to be typed. */
  name: string;
  /** Asks for the name. */
  label: string;
  /** The button's words. */
  confirm: string;
  onConfirm: () => Promise<Result>;
  onDone: (result: Result) => void;
  onClose: () => void;
  onRefused?: (error: CallError) => boolean;
  /** Where the typed name is kept while one signs in again; without it, it is typed anew each time. */
  draft?: { place: string };
  /** What will happen, and what will be lost. */
  children: ReactNode;
}

const Typed = z.object({ name: z.string() });

/** Asks for a name before something goes for good. Rendered while it is open (shell.46). */
export function ConfirmByName<Result>(props: ConfirmByNameProps<Result>) {
  const { title, name, label, confirm, onConfirm, onDone, onClose, onRefused, draft, children } = props;
  const form = useForm<z.output<typeof Typed>, Result>(Typed, {
    initial: { name: '' },
    draft: draft ?? 'confirmation',
    send: async (typed) => (isTypedName(typed.name, name) ? await onConfirm() : notSent),
    onSent: onDone,
    ...(onRefused && { onRefused }),
  });
  const isTyped = isTypedName(form.fields.getValues().name, name);
  return (
    <FormDialog title={title} form={form} onClose={onClose} send={confirm} isDestructive isBlocked={!isTyped}>
      {children}
      <TextInput label={label} autoComplete="off" data-autofocus {...form.fields.getInputProps('name')} />
    </FormDialog>
  );
}
