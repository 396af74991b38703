import { useEffect } from 'react';
import { showToast } from '#ui/toasts.ts';
import { useKernelTexts } from './texts.ts';
import { useNotLoaded } from './use-not-loaded.ts';

/** In the place of a dialog whose code is loading; without a connection a message says that it opens later, as long as it waits (shell.25). */
export function DialogToCome() {
  const t = useKernelTexts();
  const isNotLoaded = useNotLoaded();
  useEffect(() => {
    if (!isNotLoaded) return undefined;
    return showToast({ tone: 'bad', title: t('offline.partTitle'), lines: [t('offline.dialogText')] });
  }, [isNotLoaded, t]);
  return null;
}
