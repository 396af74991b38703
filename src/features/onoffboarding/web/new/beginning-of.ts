import type { PlanType } from '../../contract/kinds.ts';
import type { PlanTemplate } from '../../contract/template.ts';
import { emptySource, templateSource, type SourceValues } from './plan-values.ts';

/** The wanted template of a kind, or the first one, with what it says of access. */
export function beginningOf(
  templates: readonly PlanTemplate[],
  type: PlanType,
  wantedId?: string,
): Pick<SourceValues, 'source' | 'endAccess' | 'planId'> {
  const offered = templates.filter((template) => template.type === type);
  const first = offered.find(({ templateId }) => templateId === wantedId) ?? offered[0];
  return { source: first ? templateSource(first.templateId) : emptySource, endAccess: first?.endAccess ?? false, planId: null };
}
