import { Select } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { thisYear } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { yearOf, yearsAround } from './pending.ts';

/** The year in the address, by default this one, and a function to change it. */
export function useYear(): { year: number; current: number } {
  const [query] = useQuery();
  const [current] = useState(thisYear);
  return { year: yearOf(query['year'], current), current };
}

export function YearSelect() {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const { year, current } = useYear();
  return (
    <Select
      aria-label={t('decide.year')}
      w={104}
      allowDeselect={false}
      data={yearsAround(current, year).map(String)}
      value={String(year)}
      onChange={(value) => change({ year: value === String(current) ? undefined : (value ?? undefined) })}
    />
  );
}
