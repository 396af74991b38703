import { usePersonChoices } from '#features/people/web/public.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import { signingMethods } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { statusesOf, type Tab } from './list-request.ts';

/** The filters with their choices; who asked is a choice for those only who see the requests of others. */
export function useRequestFilters(tab: Tab, seesAll: boolean): FilterChoice[] {
  const t = useTexts<typeof en>('signing');
  const people = usePersonChoices() ?? [];
  const status = {
    key: 'status',
    label: t('list.filters.status'),
    values: statusesOf(tab).map((value) => ({ value, label: t(`list.statuses.${value}`) })),
  };
  const forMe = {
    key: 'forMe',
    label: t('list.filters.forMe'),
    values: [
      { value: 'yes', label: t('list.waitsForMe') },
      { value: 'no', label: t('list.waitsForOthers') },
    ],
  };
  const method = {
    key: 'method',
    label: t('list.filters.method'),
    values: signingMethods.map((value) => ({ value, label: t(`list.methods.${value}`) })),
  };
  const requestedBy = {
    key: 'requestedBy',
    label: t('list.filters.requestedBy'),
    values: people.map(({ id, name }) => ({ value: id, label: name })),
  };
  return [...(tab === 'ongoing' ? [forMe] : []), status, ...(seesAll && people.length > 0 ? [requestedBy] : []), method];
}
