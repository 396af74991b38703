import { Textarea } from '@mantine/core';
import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { showToast } from '#ui/toasts.ts';

const longest = 1000;
const Reason = z.object({
  reason: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(longest, field('tooLong', { length: longest })),
});
type ReasonValues = z.input<typeof Reason>;

interface ReasonDialogProps<Sent> {
  title: string;
  /** What it comes to. */
  text?: string;
  label: string;
  /** Below the label. */
  hint?: string;
  /** Of the button that carries it out. */
  send: string;
  /** Where the draft of the reason is kept. */
  place: string;
  /** The version of the record that `act` changes. */
  version?: number;
  /** What stands in the record now: a newer one is said before it is changed. */
  replaces?: string;
  isDestructive?: boolean;
  act: (reason: string) => Promise<Sent>;
  /** What came of it. */
  done: (sent: Sent) => string;
  onClose: () => void;
  /** After it was carried out. */
  onDone?: () => void;
}

/** Asks for the reason of a step that must have one, and carries it out. */
export function ReasonDialog<Sent>({ place, version, replaces, act, done, onClose, onDone, ...words }: ReasonDialogProps<Sent>) {
  const { title, text, label, hint, send, isDestructive = false } = words;
  const form = useForm<ReasonValues, Sent>(Reason, {
    initial: { reason: '' },
    draft: { place, version },
    ...(replaces !== undefined && { replaces }),
    send: ({ reason }) => act(reason),
    onSent: (sent) => {
      showToast({ title: done(sent) });
      onClose();
      onDone?.();
    },
  });
  return (
    <FormDialog title={title} form={form} onClose={onClose} send={send} isDestructive={isDestructive}>
      {text && <p>{text}</p>}
      <Textarea
        label={label}
        description={hint}
        required
        autosize
        minRows={3}
        maxLength={longest}
        data-autofocus
        {...form.fields.getInputProps('reason')}
      />
    </FormDialog>
  );
}
