import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import { PositionType, Role } from '../contract/entities.ts';
import type { FilterOffer } from '../contract/lists.ts';
import type { en } from '../texts/en.ts';
import { filterKeys, inAddress, leftUntilKey } from './people-address.ts';
import type { FilterKey } from './people-address.ts';

const labels = {
  departments: 'department',
  positions: 'position',
  teams: 'team',
  locations: 'location',
  roles: 'role',
  positionTypes: 'positionType',
  reportingTo: 'reportingToFullName',
  isExternal: 'isExternal',
} as const satisfies Record<Exclude<FilterKey, 'marks'>, string>;

/** The filters that the server offers, with their texts, and the day in the address until which somebody left. */
export function useFilterChoices(offers: readonly FilterOffer[], chosen: Readonly<Record<string, readonly string[]>>): FilterChoice[] {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  const [leftUntil] = chosen[leftUntilKey] ?? [];
  const left = {
    key: leftUntilKey,
    label: t('list.left'),
    values: [{ value: leftUntil ?? '', label: t('list.leftUntil', { day: format.date(leftUntil) }) }],
  };
  const offered = filterKeys.flatMap((key) => {
    const offer = offers.find((one) => one.key === key);
    if (!offer) return [];
    const values = offer.values.map(({ value, name, count }) => ({ value: inAddress(value), label: name ?? wordOf(t, key, value), count }));
    return [{ key, label: key === 'marks' ? t('list.marks') : t(`fields.${labels[key]}`), values }];
  });
  return leftUntil ? [left, ...offered] : offered;
}

function wordOf(t: Texts<typeof en>, key: FilterKey, value: string): string {
  if (value === '') return t('list.notSet');
  if (key === 'isExternal') return value === 'true' ? t('list.external') : t('list.internal');
  const role = Role.safeParse(value);
  if (key === 'roles' && role.success) return t(`roles.${role.data}`);
  const type = PositionType.safeParse(value);
  if (key === 'positionTypes' && type.success) return t(`positionTypes.${type.data}`);
  return value;
}
