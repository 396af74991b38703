import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { copyText } from '#kernel/web/copy-text.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';

/** The new key, which cannot be shown again; closing asks whether it was copied. */
export function NewKey({ value, onClose }: { value: string; onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  const kernel = useKernelTexts();
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isCopied || isAsking ? onClose() : setAsking(true));
  const copy = async () => {
    if (await copyText(value, { title: kernel('actions.copied') })) setCopied(true);
    else selectKey();
  };
  const footer = (
    <>
      <Button variant="default" onClick={leave}>
        {isAsking && !isCopied ? t('settings.apiKeys.closeAnyway') : kernel('actions.close')}
      </Button>
      <Button onClick={() => void copy()} leftSection={isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />} data-autofocus>
        {isCopied ? kernel('actions.copied') : t('settings.apiKeys.copy')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('settings.apiKeys.madeTitle')} isOpen onClose={leave} footer={footer}>
      <div className={styles['form']}>
        <p>{t('settings.apiKeys.madeText')}</p>
        <TextInput
          label={t('settings.apiKeys.key')}
          value={value}
          readOnly
          classNames={{ input: styles['key'] ?? '' }}
          id={keyField}
          onFocus={(event) => event.currentTarget.select()}
        />
        {isAsking && !isCopied && (
          <Notice tone="warn" title={t('settings.apiKeys.copiedQuestion')} role="alert">
            {t('settings.apiKeys.copiedText')}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

const keyField = 'new-api-key';

/** If the browser denies access to the clipboard, the user copies the selected text. */
function selectKey(): void {
  document.querySelector<HTMLInputElement>(`#${keyField}`)?.select();
}
