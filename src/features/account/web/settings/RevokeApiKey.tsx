import { showError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { apiKeys, revokeApiKey } from '../../contract/endpoints.ts';
import type { ApiKeyEntry } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeApiKey({ entry, onClose }: { entry: ApiKeyEntry; onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  const { write } = useWrite(revokeApiKey, { changes: [apiKeys] });
  const revoke = async () => {
    try {
      await write({ body: { apiKeyId: entry.apiKeyId } });
      showToast({ title: t('settings.apiKeys.revoked', { name: entry.name }) });
    } catch (error) {
      showError(error, () => void revoke());
    }
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('settings.apiKeys.revokeTitle', { name: entry.name })}
      isOpen
      onClose={onClose}
      onConfirm={revoke}
      confirmLabel={t('settings.apiKeys.revoke')}
      isDestructive
    >
      {t('settings.apiKeys.revokeText')}
    </ConfirmDialog>
  );
}
