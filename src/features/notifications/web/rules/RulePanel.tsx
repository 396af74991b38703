import type { Query } from '#kernel/web/address.ts';
import type { Rule } from '../../contract/rule.ts';
import type { OfferedReason } from './rule-values.ts';
import { RuleForm } from './RuleForm.tsx';

interface RulePanelProps {
  query: Query;
  rules: readonly Rule[];
  reasons: readonly OfferedReason[];
  onClose: () => void;
}

/** The rule in the address, beside the list. */
export function RulePanel({ query, rules, reasons, onClose }: RulePanelProps) {
  const rule = rules.find(({ ruleId }) => ruleId === query['rule']);
  const isNew = query['rule'] === 'new' && reasons.length > 0;
  const about = reasons.find(({ reason }) => reason === (rule?.reason ?? query['about'])) ?? reasons[0];
  if (!about || (!isNew && !rule)) return null;
  return <RuleForm key={rule?.ruleId ?? 'new'} rule={rule} about={about} reasons={reasons} onClose={onClose} />;
}
