import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import type { Form } from '#kernel/web/form.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { useKernelTexts } from '#kernel/web/texts.ts';
import styles from './DialogForm.module.css';

interface DialogFormProps {
  form: Pick<Form<never>, 'problem' | 'error' | 'sending'> & { submit: (event: FormEvent<HTMLFormElement>) => void };
  onCancel: () => void;
  /** The button's label; "Save" by default. */
  send?: string;
  /** Shown before the two buttons. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog: its fields, its error, and its buttons. */
export function DialogForm({ form, onCancel, send, more, children }: DialogFormProps) {
  const k = useKernelTexts();
  return (
    <form className={styles['form']} onSubmit={form.submit} noValidate>
      {children}
      <FormProblem form={form} />
      <div className={styles['buttons']}>
        {more}
        <Button variant="default" onClick={onCancel}>
          {k('actions.cancel')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {send ?? k('actions.save')}
        </Button>
      </div>
    </form>
  );
}
