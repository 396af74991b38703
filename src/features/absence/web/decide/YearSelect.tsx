import { Select } from '@mantine/core';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { yearOf, yearsAround } from './pending.ts';

/** The year in the address, by default this one, and a function to change it. */
export function useYear(): { year: number; thisYear: number } {
  const [query] = useQuery();
  const [thisYear] = useState(() => new Date().getFullYear());
  return { year: yearOf(query['year'], thisYear), thisYear };
}

export function YearSelect() {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const { year, thisYear } = useYear();
  return (
    <Select
      aria-label={t('decide.year')}
      w={104}
      allowDeselect={false}
      data={yearsAround(thisYear, year).map(String)}
      value={String(year)}
      onChange={(value) => change({ year: value === String(thisYear) ? undefined : (value ?? undefined) })}
    />
  );
}
