import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import { getContractParties, getContractSettings, getPossibleResponsibles } from '../contract/endpoints-register.ts';
import { contractStatuses, contractTypes, trafficLights } from '../contract/kinds.ts';
import type { en } from '../texts/en.ts';
import { useContractWords, useLightWords } from './contract-words.ts';
import { offeredDays } from './list-request.ts';

/** The filters with their choices; categories that are used most come first. */
export function useContractFilters(topCategories: readonly string[]): FilterChoice[] {
  const t = useTexts<typeof en>('contracts');
  const words = useContractWords();
  const lights = useLightWords();
  const { answer: kept } = useCall(getContractSettings, {}, { staleMinutes: 2 });
  const { answer: people } = useCall(getPossibleResponsibles, {}, { staleMinutes: 2 });
  const { answer: parties } = useCall(getContractParties, {}, { staleMinutes: 2 });
  const others = (kept?.settings.categories ?? []).filter((name) => !topCategories.includes(name));
  const categories = [...topCategories, ...others].map((name) => ({ value: name, label: name }));
  const responsible = (people?.people ?? []).filter(({ contracts }) => contracts > 0);
  const yes = (withIt: string, without: string) => [
    { value: 'yes', label: withIt },
    { value: 'no', label: without },
  ];
  const filters: FilterChoice[] = [
    {
      key: 'category',
      label: t('list.filters.category'),
      values: categories.length > 0 ? [...categories, { value: '', label: t('list.noCategory') }] : [],
    },
    {
      key: 'status',
      label: t('list.filters.status'),
      values: contractStatuses.map((status) => ({ value: String(status), label: words.status({ status, isExpired: false }) })),
    },
    {
      key: 'light',
      label: t('list.filters.light'),
      values: [...trafficLights.map((light) => ({ value: light, label: lights[light] })), { value: '', label: lights.none }],
    },
    {
      key: 'within',
      label: t('list.filters.within'),
      values: offeredDays.map((days) => ({ value: String(days), label: t('list.withinDays', { days }) })),
    },
    {
      key: 'responsible',
      label: t('list.filters.responsible'),
      values: responsible.map(({ companyUserId, fullName, contracts }) => ({ value: companyUserId, label: fullName, count: contracts })),
    },
    {
      key: 'party',
      label: t('list.filters.party'),
      values: (parties?.parties ?? []).map(({ partyId, name, contracts }) => ({ value: partyId, label: name, count: contracts })),
    },
    {
      key: 'type',
      label: t('list.filters.type'),
      values: contractTypes.map((typeId) => ({ value: String(typeId), label: words.type({ typeId }) })),
    },
    { key: 'notes', label: t('list.filters.notes'), values: yes(t('list.withNotes'), t('list.withoutNotes')) },
    {
      key: 'notifications',
      label: t('list.filters.notifications'),
      values: yes(t('list.withNotifications'), t('list.withoutNotifications')),
    },
  ];
  return filters.filter(({ values }) => values.length > 0);
}
