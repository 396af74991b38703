import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './ShownOnce.module.css';
import { useKernelTexts } from './texts.ts';
import { UnsavedDialog } from './UnsavedDialog.tsx';

interface ShownOnceProps {
  value: string;
  onClose: () => void;
  /** Query parameters that open it. */
  queryNames?: readonly string[];
  /** `once` says what it is for, and that it is shown only here. */
  texts: Readonly<Record<'title' | 'label' | 'once' | 'copy' | 'copied', string>>;
}

/** A new key or secret address, which cannot be shown again: closing it and leaving its page ask whether it was copied. */
export function ShownOnce({ value, onClose, queryNames = [], texts: { title, label, once, copy, copied } }: ShownOnceProps) {
  const k = useKernelTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const question = { title: k('notCopied.title'), text: k('notCopied.text'), stay: k('notCopied.stay'), leave: k('notCopied.leave') };
  const copyIt = async (): Promise<void> => {
    if (await copyText(value, { title: copied })) setCopied(true);
    // If the browser denies access to the clipboard, the user copies the selected text.
    else field.current?.select();
  };
  const footer = (guardedClose: () => void) => (
    <>
      <Button variant="default" onClick={guardedClose}>
        {k('actions.close')}
      </Button>
      <Button onClick={() => void copyIt()} leftSection={isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />} data-autofocus>
        {isCopied ? k('actions.copied') : copy}
      </Button>
    </>
  );
  return (
    <UnsavedDialog
      title={title}
      isUnsaved={() => !isCopied}
      noDraft="secret"
      queryNames={queryNames}
      onClose={onClose}
      canClose
      footer={footer}
      question={question}
    >
      <TextInput
        ref={field}
        label={label}
        description={once}
        value={value}
        readOnly
        classNames={{ input: styles['value'] ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={() => setCopied(true)}
      />
    </UnsavedDialog>
  );
}
