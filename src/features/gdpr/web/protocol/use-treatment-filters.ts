import { countValues } from '#kernel/web/find-rows.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import { legalBases, treatmentLights, treatmentStates } from '../../contract/kinds.ts';
import type { TreatmentRow } from '../../contract/treatment.ts';
import { colourOf, useLightWords } from '../components/TreatmentLight.tsx';
import { useGdprTexts, useNames } from '../gdpr-words.ts';

/** The filters of the protocol; departments and owners are those that occur. */
export function useTreatmentFilters(treatments: readonly TreatmentRow[]): FilterChoice[] {
  const t = useGdprTexts();
  const names = useNames();
  const lights = useLightWords();
  const owners = new Map(treatments.map(({ employeeId, owner }) => [employeeId ?? '', owner ?? t('protocol.head.missing')]));
  const departments = countValues(treatments, ({ department }) => department);
  const label = (key: 'department' | 'light' | 'state' | 'legalBasis' | 'owner' | 'agreement') => ({
    key,
    label: t(`protocol.list.filters.${key}`),
  });
  return [
    { ...label('department'), values: [...departments].map(([value, count]) => ({ value, label: names.department(value), count })) },
    { ...label('light'), values: treatmentLights.map((light) => ({ value: String(light), label: lights[colourOf[light]] })) },
    { ...label('state'), values: treatmentStates.map((value) => ({ value, label: t(`words.states.${value}`) })) },
    {
      ...label('legalBasis'),
      values: [...legalBases.map((value) => ({ value, label: t(`words.legalBases.${value}`) })), { value: '', label: t('words.notSaid') }],
    },
    { ...label('owner'), values: [...owners].map(([value, name]) => ({ value, label: name })) },
    { ...label('agreement'), values: [{ value: 'missing', label: t('protocol.list.withoutAgreement') }] },
  ];
}
