import { useEffect, useId, type ReactNode } from 'react';
import { Dialog } from '#ui/Dialog.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { nameForm } from './form-drafts.ts';
import { FormBody, FormButtons, type FormButtonsProps } from './FormFrame.tsx';
import { AskBeforeClosing, useCloseGuard } from './UnsavedDialog.tsx';
import { useCloseOnBack } from './use-close-on-back.ts';

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

function FormOver({
  title,
  onClose,
  queryNames = [],
  surface: Surface,
  children,
  ...buttons
}: FormDialogProps & { surface: typeof Dialog }) {
  const id = useId();
  const { form } = buttons;
  const { place } = form;
  useEffect(() => (place === undefined ? undefined : nameForm(place, title)), [place, title]);
  const discard = () => {
    form.discard();
    onClose();
  };
  const guard = useCloseGuard({ id, isDirty: form.isDirty, onDiscard: discard, onClose });
  useCloseOnBack({ id, form, queryNames, onClose });
  const hasButtons = !buttons.isReadOnly || buttons.cancel !== undefined;
  return (
    <Surface
      title={title}
      isOpen
      onClose={guard.close}
      canClose={!form.sending && !guard.isAsking}
      footer={hasButtons && <FormButtons {...buttons} formId={id} onCancel={guard.discard} />}
    >
      <FormBody form={form} id={id} queryNames={queryNames} nameOf={buttons.nameOf} isOver>
        {children}
      </FormBody>
      {guard.isAsking && <AskBeforeClosing guard={guard} />}
    </Surface>
  );
}
