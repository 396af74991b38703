import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { showToast } from '#ui/toasts.ts';
import { takeOutPerson } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';

/** Downloads all data about a person. */
export function usePersonTakeout(companyUserId: string): { isMaking: boolean; download: () => Promise<boolean> } {
  const t = useTexts<typeof en>('takeout');
  const [isMaking, setMaking] = useState(false);
  async function download(): Promise<boolean> {
    setMaking(true);
    try {
      const file = await call(takeOutPerson, { body: { companyUserId } });
      saveFile(file);
      showToast({ title: t('person.done', { name: file instanceof File ? file.name : t('person.download') }) });
      return true;
    } catch (error) {
      showError(error, () => void download());
      return false;
    } finally {
      setMaking(false);
    }
  }
  return { isMaking, download };
}
