import { countValues } from '#kernel/web/find-rows.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import { planTypes } from '../../contract/kinds.ts';
import type { PlanRow } from '../../contract/plan.ts';
import { planStatuses } from '../../contract/rules/plan-status.ts';
import type { en } from '../../texts/en.ts';
import { planRules } from './plan-rules.ts';

/** The filters of the list, with how many plans each would leave. */
export function usePlanFilters(rows: readonly PlanRow[]): FilterChoice[] {
  const t = useTexts<typeof en>('onoffboarding');
  const counts = {
    type: countValues(rows, ({ type }) => type),
    status: countValues(rows, ({ status }) => status),
    late: countValues(rows, (row) => planRules.filters?.['late']?.(row)),
  };
  const filters: FilterChoice[] = [
    {
      key: 'late',
      label: t('list.filters.late'),
      values: [
        { value: 'yes', label: t('list.withLate'), count: counts.late.get('yes') ?? 0 },
        { value: 'no', label: t('list.withoutLate'), count: counts.late.get('no') ?? 0 },
      ],
    },
    {
      key: 'type',
      label: t('list.filters.type'),
      values: planTypes.map((type) => ({ value: type, label: t(`words.types.${type}`), count: counts.type.get(type) ?? 0 })),
    },
    {
      key: 'status',
      label: t('list.filters.status'),
      values: planStatuses
        .filter((status) => status !== 'reopened' || counts.status.has(status))
        .map((status) => ({ value: status, label: t(`words.statuses.${status}`), count: counts.status.get(status) ?? 0 })),
    },
  ];
  return filters;
}
