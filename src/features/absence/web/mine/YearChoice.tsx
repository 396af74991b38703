import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import type { en } from '../../texts/en.ts';
import styles from './mine.module.css';

/** Selects the year, which is stored in the address. */
export function YearChoice({ year, thisYear }: { year: number; thisYear: number }) {
  const t = useTexts<typeof en>('absence');
  const [, change] = useQuery();
  const choose = (next: number): void => change({ year: next === thisYear ? undefined : String(next), date: undefined });
  return (
    <fieldset aria-label={t('mine.year')} className={styles['years']}>
      <IconButton label={t('mine.earlier')} icon={IconChevronLeft} onClick={() => choose(year - 1)} disabled={year <= 2000} />
      <output className={styles['yearNumber']}>{year}</output>
      <IconButton label={t('mine.later')} icon={IconChevronRight} onClick={() => choose(year + 1)} disabled={year >= 2100} />
    </fieldset>
  );
}
