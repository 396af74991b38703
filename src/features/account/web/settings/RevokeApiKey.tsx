import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { apiKeys, revokeApiKey } from '../../contract/endpoints.ts';
import type { ApiKeyEntry } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** Asks before a key is revoked, which cannot be undone. */
export function RevokeApiKey({ entry, onClose }: { entry: ApiKeyEntry; onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  const { write } = useWrite(revokeApiKey, { changes: [apiKeys] });
  return (
    <ConfirmAction
      title={t('settings.apiKeys.revokeTitle', { name: entry.name })}
      onClose={onClose}
      act={() => write({ body: { apiKeyId: entry.apiKeyId } })}
      done={t('settings.apiKeys.revoked', { name: entry.name })}
      confirmLabel={t('settings.apiKeys.revoke')}
      isDestructive
    >
      {t('settings.apiKeys.revokeText')}
    </ConfirmAction>
  );
}
