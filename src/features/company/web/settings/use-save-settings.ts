import type { Input } from '#kernel/contract/endpoint.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { notSent } from '#kernel/web/form.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { getCompany, updateCompanySettings } from '../../contract/endpoints.ts';
import type { Company } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

type Sent = Omit<Input<typeof updateCompanySettings>['body'], 'version'>;

/** Saves one section. After a conflict the company is refetched and the user informed; typed values stay in the form. */
export function useSaveSettings({ version }: Company, onStale: () => void): (sent: Sent) => Promise<void | typeof notSent> {
  const t = useTexts<typeof en>('company');
  const { write } = useWrite(updateCompanySettings, { changes: [getCompany] });
  return async (sent) => {
    try {
      await write({ body: { version, ...sent } });
      showToast({ title: t('settings.saved') });
      return undefined;
    } catch (error) {
      if (!(error instanceof CallError) || !error.has('common.Conflict')) throw error;
      onStale();
      showToast({ tone: 'warn', title: t('settings.changed') });
      return notSent;
    }
  };
}
