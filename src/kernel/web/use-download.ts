import { useState } from 'react';
import { saveFile } from './save-file.ts';
import { showError } from './show-error.ts';
import { useKernelTexts } from './texts.ts';
import { showToast } from '#ui/toasts.ts';

/** Downloads a file that the server takes a while to make: says that it is there, or why it is not. */
export function useDownload(): { isMaking: boolean; download: (ask: () => Promise<Blob>) => Promise<boolean> } {
  const k = useKernelTexts();
  const [isMaking, setMaking] = useState(false);
  async function download(ask: () => Promise<Blob>): Promise<boolean> {
    setMaking(true);
    try {
      const file = await ask();
      saveFile(file);
      showToast({ title: k('download.done'), lines: file instanceof File ? [file.name] : [] });
      return true;
    } catch (error) {
      showError(error, () => void download(ask));
      return false;
    } finally {
      setMaking(false);
    }
  }
  return { isMaking, download };
}
