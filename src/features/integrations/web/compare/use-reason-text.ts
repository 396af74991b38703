import { findErrorText, useTexts } from '#kernel/web/texts.ts';
import { syncReasons } from '../../contract/sync-reasons.ts';
import type { en } from '../../texts/en.ts';

/** Why somebody was not synced, in plain words: by its name, or by the code of a refusal. */
export function useReasonText(): (reason: string) => string {
  const t = useTexts<typeof en>('integrations');
  return (reason) => {
    const known = syncReasons.find((one) => one === reason);
    if (known) return t(`sync.reasons.${known}`);
    return findErrorText(reason, {}, 'integrations') ?? t('sync.reasons.unknown');
  };
}
