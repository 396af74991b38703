import { Button } from '@mantine/core';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ChangesNotice } from './ChangesNotice.tsx';
import type { FormState } from './form.ts';
import { keysOfForm } from './form-keys.ts';
import styles from './FormFrame.module.css';
import { FormProblem } from './FormProblem.tsx';
import { useFormat } from './format.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useKernelTexts } from './texts.ts';
import { useReachable } from './reachable.ts';
import { EnclosingForm } from './typed-fields.ts';
import type { OfferedDraft } from './use-form-draft.ts';

export interface FormButtonsProps {
  form: FormState;
  onCancel?: (() => void) | undefined;
  /** The button's words; "Save" by default. */
  send?: ReactNode;
  /** "Cancel" by default. */
  cancel?: string | undefined;
  /** Red, for what takes something away. */
  isDestructive?: boolean;
  /** Nothing may be changed: there is only the button that closes it, in a dialog only when it has words (`cancel`). */
  isReadOnly?: boolean;
  /** Nothing can be sent yet. */
  isBlocked?: boolean;
  /** `start` beside narrow fields of a wide page. */
  buttonsAt?: 'start' | 'end';
  /** What a field is called, to say which one others have changed or an offered draft holds. */
  nameOf?: ((name: string) => string) | undefined;
  /** Before the two buttons. */
  more?: ReactNode;
  /** Sends the form in another way, such as declining: `send` of the form is given its value. It may be open where the first way is blocked. */
  other?: { value: string; label: string; isAlwaysOpen?: boolean } | undefined;
}

/** The end of every form: what was refused, and its buttons. `formId` ties the button to a form around which it does not stand. */
export function FormButtons(props: FormButtonsProps & { formId: string }) {
  const { form, formId, onCancel, send, cancel, isDestructive = false, isReadOnly = false } = props;
  const { more, other, buttonsAt = 'end' } = props;
  const k = useKernelTexts();
  const isReachable = useReachable();
  const isBlocked = props.isBlocked === true || form.isUploading === true;
  return (
    <div className={styles['end']}>
      <FormProblem form={form} />
      {form.changes && <ChangesNotice changes={form.changes} nameOf={props.nameOf} />}
      {!isReachable && form.problem.length === 0 && (
        <output>
          <Notice tone="warn">{k('offline.paused')}</Notice>
        </output>
      )}
      {form.isUploading && <output className={styles['uploading']}>{k('upload.wait')}</output>}
      <ButtonRow at={buttonsAt}>
        {more && <div className={styles['more']}>{more}</div>}
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={form.sending}>
            {cancel ?? k('actions.cancel')}
          </Button>
        )}
        {!isReadOnly && other && (
          <Button
            type="submit"
            form={formId}
            value={other.value}
            variant="default"
            disabled={(isBlocked && !other.isAlwaysOpen) || form.sending}
          >
            {other.label}
          </Button>
        )}
        {!isReadOnly && (
          <Button
            type="submit"
            form={formId}
            loading={form.sending}
            disabled={isBlocked}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            {...(isDestructive && { color: 'red' })}
          >
            {send ?? k('actions.save')}
          </Button>
        )}
      </ButtonRow>
    </div>
  );
}

interface FormBodyProps {
  form: FormState;
  id: string;
  label?: string | undefined;
  /** Query parameters whose change closes the form. */
  queryNames?: readonly string[] | undefined;
  /** Whether it lies over the page. */
  isOver?: boolean;
  /** What a field is called, to say what an offered draft holds. */
  nameOf?: FormButtonsProps['nameOf'];
  children: ReactNode;
}

/** The fields of every form: an offered draft over them, Ctrl or ⌘ with Enter to save, and a question before they are left. */
export function FormBody({ form, id, label, queryNames, isOver, nameOf, children }: FormBodyProps) {
  return (
    <form id={id} className={styles['fields']} aria-label={label} onSubmit={form.submit} {...keysOfForm} noValidate>
      {form.offered && <DraftNotice draft={form.offered} nameOf={nameOf} />}
      <EnclosingForm value={id}>
        {children}
        <LeaveGuard isDirty={form.isDirty} queryNames={queryNames} isOver={isOver} />
      </EnclosingForm>
    </form>
  );
}

interface FormFrameProps extends FormButtonsProps, Omit<FormBodyProps, 'id' | 'isOver'> {
  /** Keeps the buttons in sight while the form is longer than the window. */
  isPinned?: boolean;
}

/** A form within a page. */
export function FormFrame({ form, label, queryNames, nameOf, isPinned = false, children, ...buttons }: FormFrameProps) {
  const id = useId();
  return (
    <div className={styles['frame']}>
      <FormBody form={form} id={id} label={label} queryNames={queryNames} nameOf={nameOf}>
        {children}
      </FormBody>
      <div className={isPinned ? styles['pinned'] : undefined} data-pinned={isPinned || undefined}>
        <FormButtons {...buttons} form={form} formId={id} nameOf={nameOf} />
      </div>
    </div>
  );
}

/** The button goes with its notice, so the focus goes to the first field of the form. */
function leaveTo({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>, act: () => void): void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  act();
}

/** Offers to restore values that were typed earlier and never saved. */
function DraftNotice({ draft: { at, names, isPart, restore, discard }, nameOf }: { draft: OfferedDraft; nameOf: FormBodyProps['nameOf'] }) {
  const k = useKernelTexts();
  const format = useFormat();
  const actions = (
    <>
      <Button size="xs" onClick={(event) => leaveTo(event, restore)}>
        {k('draft.restore')}
      </Button>
      <Button size="xs" variant="default" onClick={(event) => leaveTo(event, discard)}>
        {k('draft.discard')}
      </Button>
    </>
  );
  return (
    <Notice tone="note" title={k('draft.title')} actions={actions}>
      {nameOf
        ? k('draft.textOf', { moment: format.moment(at), fields: format.list(names.map(nameOf)) })
        : k('draft.text', { moment: format.moment(at) })}{' '}
      {isPart && k('draft.part')}
    </Notice>
  );
}
