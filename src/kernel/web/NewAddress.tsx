import { Button, TextInput } from '@mantine/core';
import { Dialog } from '#ui/Dialog.tsx';
import { copyText } from './copy-text.ts';
import { useKernelTexts } from './texts.ts';

interface NewAddressProps {
  address: string | undefined;
  onClose: () => void;
  /** `once` says who can use it, and that it is shown only here. */
  texts: Readonly<Record<'label' | 'once' | 'copy' | 'copied', string>>;
}

/** A new secret address, shown only once. */
export function NewAddress({ address, onClose, texts: { label, once, copy, copied } }: NewAddressProps) {
  const k = useKernelTexts();
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.close')}
      </Button>
      <Button onClick={() => void copyText(address ?? '', { title: copied })}>{copy}</Button>
    </>
  );
  return (
    <Dialog title={label} isOpen={address !== undefined} onClose={onClose} footer={footer}>
      <TextInput label={label} description={once} readOnly value={address ?? ''} onFocus={(event) => event.currentTarget.select()} />
    </Dialog>
  );
}
