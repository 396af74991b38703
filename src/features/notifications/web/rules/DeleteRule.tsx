import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { deleteRule, getNotificationsOverview } from '../../contract/endpoints-rules.ts';
import type { Rule } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import { useRuleWords } from './rule-words.ts';

/** Asks before a rule is deleted, and says who will no longer be notified (notifications.24). */
export function DeleteRule({ rule, onClose }: { rule: Rule | undefined; onClose: () => void }) {
  const t = useTexts<typeof en>('notifications');
  const words = useRuleWords();
  const { write } = useWrite(deleteRule, { changes: [getNotificationsOverview] });
  if (!rule?.permissions.edit) return null;
  return (
    <ConfirmAction
      isDestructive
      title={t('rules.deletion.title', { title: rule.title })}
      onClose={onClose}
      act={() => write({ body: { ruleId: rule.ruleId, version: rule.version } })}
      done={t('rules.toasts.deleted')}
      confirmLabel={t('rules.deletion.confirm')}
    >
      {t('rules.deletion.text', { recipients: words.recipients(rule), reason: words.reason(rule) })}
    </ConfirmAction>
  );
}
