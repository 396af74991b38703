import type { Query } from '#kernel/web/address.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { SidePanel } from '#ui/SidePanel.tsx';
import type { Rule } from '../../contract/rule.ts';
import type { en } from '../../texts/en.ts';
import type { OfferedReason } from './rule-values.ts';
import { RuleForm } from './RuleForm.tsx';

interface RulePanelProps {
  query: Query;
  rules: readonly Rule[];
  reasons: readonly OfferedReason[];
  onClose: () => void;
}

/** A rule in a panel beside the list (notifications.23). */
export function RulePanel({ query, rules, reasons, onClose }: RulePanelProps) {
  const t = useTexts<typeof en>('notifications');
  const k = useKernelTexts();
  const rule = rules.find(({ ruleId }) => ruleId === query['rule']);
  const isNew = query['rule'] === 'new' && reasons.length > 0;
  const about = reasons.find(({ reason }) => reason === (rule?.reason ?? query['about'])) ?? reasons[0];
  return (
    <SidePanel
      title={t(isNew ? 'rules.form.newTitle' : 'rules.form.editTitle')}
      isOpen={isNew || rule !== undefined}
      onClose={onClose}
      closeLabel={k('actions.close')}
    >
      {about && <RuleForm key={rule?.ruleId ?? 'new'} rule={rule} about={about} reasons={reasons} onClose={onClose} />}
    </SidePanel>
  );
}
