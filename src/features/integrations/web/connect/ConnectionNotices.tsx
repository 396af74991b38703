import { useTexts } from '#kernel/web/texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Integration } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** What somebody should know of a connection, or do about it. */
export function ConnectionNotices({ integration }: { integration: Integration }) {
  const t = useTexts<typeof en>('integrations');
  const format = useFormat();
  const { provider, isAvailable, isConnected, state, missingPrivileges } = integration;
  const system = t(`systems.${provider}`);
  if (!isAvailable) return <Notice tone="note">{t(isConnected ? 'connect.noLongerAvailable' : 'connect.notAvailable', { system })}</Notice>;
  return (
    <>
      {state === 'failing' && <Notice tone="warn">{t('connect.failing', { system })}</Notice>}
      {state === 'disabled' && (
        <Notice tone="bad">{t(provider === 'unimicro' ? 'connect.disabledUniMicro' : 'connect.disabled', { system })}</Notice>
      )}
      {missingPrivileges.length > 0 && (
        <Notice tone="warn">{t('connect.missing', { system, privileges: format.list(missingPrivileges) })}</Notice>
      )}
    </>
  );
}
