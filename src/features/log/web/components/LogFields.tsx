import { DateRangeField } from '#kernel/web/DateRangeField.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { List } from '#kernel/web/use-list.ts';
import type { LogLine } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { PersonChoice } from './PersonChoice.tsx';

interface LogFieldsProps {
  list: List;
  /** The current lines: an erased person's name is taken from them. */
  lines: readonly LogLine[];
}

/** Filters the log by person and period. */
export function LogFields({ list, lines }: LogFieldsProps) {
  const t = useTexts<typeof en>('log');
  const dayOf = (key: string) => list.filters[key]?.[0] ?? '';
  const setDay = (key: string) => (day: string) => list.setFilter(key, day ? [day] : []);
  // No form (search): the days stand in the address.
  return (
    <>
      <PersonChoice list={list} lines={lines} />
      <DateRangeField
        from={{ label: t('list.from'), value: dayOf('from'), onChange: setDay('from') }}
        to={{ label: t('list.to'), value: dayOf('to'), onChange: setDay('to') }}
      />
    </>
  );
}
