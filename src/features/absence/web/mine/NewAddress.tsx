import { Button, TextInput } from '@mantine/core';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { showToast } from '#ui/toasts.ts';
import type { en } from '../../texts/en.ts';

/** A new calendar address, shown only once. */
export function NewAddress({ address, onClose }: { address: string | undefined; onClose: () => void }) {
  const t = useTexts<typeof en>('absence');
  const k = useKernelTexts();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address ?? '');
    showToast({ title: t('mine.feeds.copied'), milliseconds: 3000 });
  };
  const footer = (
    <>
      <Button variant="default" onClick={onClose}>
        {k('actions.close')}
      </Button>
      <Button onClick={() => void copy()}>{t('mine.feeds.copy')}</Button>
    </>
  );
  return (
    <Dialog
      title={t('mine.feeds.address')}
      isOpen={address !== undefined}
      onClose={onClose}
      closeLabel={k('actions.close')}
      footer={footer}
    >
      <TextInput
        label={t('mine.feeds.address')}
        description={t('mine.feeds.once')}
        readOnly
        value={address ?? ''}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
