import { useTexts } from '#kernel/web/texts.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import { LegendList } from '../LegendList.tsx';
import { typeColours, TypeSign } from '../TypeSign.tsx';
import styles from './wallchart.module.css';

/** The meaning of the colours on the chart. */
export function Legend({ types, hasWaiting }: { types: readonly ShownAbsenceType[]; hasWaiting: boolean }) {
  const t = useTexts<typeof en>('absence');
  if (types.length === 0) return null;
  return (
    <LegendList label={t('calendar.legend')}>
      {types.map((type) => (
        <li key={type}>
          <TypeSign type={type} />
          {t(`types.${nameIn(absenceType, type)}`)}
        </li>
      ))}
      {hasWaiting && (
        <li>
          <span aria-hidden className={`${typeColours} ${styles['bar']} ${styles['swatch']}`} data-type="1" data-waiting="" />
          {t('calendar.waiting')}
        </li>
      )}
    </LegendList>
  );
}
