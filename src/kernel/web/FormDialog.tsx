import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import type { FormState } from './form.ts';
import { FormBody, FormButtons, type FormButtonsProps } from './FormFrame.tsx';
import { useKernelTexts } from './texts.ts';

interface FormDialogProps extends Omit<FormButtonsProps, 'onCancel'> {
  title: string;
  onClose: () => void;
  /** Query parameters that open it: changing them asks first. */
  queryNames?: readonly string[];
  children: ReactNode;
}

/** A form over the page. Rendered while it is open; nothing typed is lost by closing it (shell.26). */
export function FormDialog(props: FormDialogProps) {
  return <FormOver {...props} surface={Dialog} />;
}

/** A longer form beside the page. */
export function FormDrawer(props: FormDialogProps) {
  return <FormOver {...props} surface={SidePanel} />;
}

function FormOver({ title, onClose, queryNames, surface: Surface, children, ...buttons }: FormDialogProps & { surface: typeof Dialog }) {
  const id = useId();
  const { form } = buttons;
  const guard = useCloseGuard(form, onClose);
  const hasButtons = !buttons.isReadOnly || buttons.cancel !== undefined;
  return (
    <Surface
      title={title}
      isOpen
      onClose={guard.close}
      canClose={!form.sending && !guard.isAsking}
      footer={hasButtons && <FormButtons {...buttons} formId={id} onCancel={guard.discard} />}
    >
      <FormBody form={form} id={id} queryNames={queryNames}>
        {children}
      </FormBody>
      {guard.isAsking && <AskBeforeClosing stay={guard.stay} discard={guard.discard} />}
    </Surface>
  );
}

interface CloseGuard {
  close: () => void;
  isAsking: boolean;
  stay: () => void;
  discard: () => void;
}

function useCloseGuard(form: FormState, onClose: () => void): CloseGuard {
  const [isAsking, setAsking] = useState(false);
  return {
    close: () => (form.isDirty() ? setAsking(true) : onClose()),
    isAsking,
    stay: () => setAsking(false),
    discard: () => {
      form.discard();
      setAsking(false);
      onClose();
    },
  };
}

/** Rendered only while it asks: else the Esc that opens it would close it. */
function AskBeforeClosing({ stay, discard }: Pick<CloseGuard, 'stay' | 'discard'>) {
  const k = useKernelTexts();
  const footer = (
    <>
      <Button variant="default" onClick={discard}>
        {k('unsaved.discard')}
      </Button>
      <Button data-autofocus onClick={stay}>
        {k('unsaved.stay')}
      </Button>
    </>
  );
  return (
    <Dialog title={k('unsaved.title')} isOpen onClose={stay} footer={footer}>
      {k('unsaved.text')}
    </Dialog>
  );
}
