import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { AbsenceDays } from '../../contract/entities.ts';
import { absencePortion, absenceType, nameIn } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';
import styles from './card.module.css';
import { repeatText } from './repeat-text.ts';

/** The approved and the requested version side by side, with differences marked. */
export function ProposedChange({ title, now, after }: { title?: string; now: AbsenceDays; after: AbsenceDays }) {
  const t = useTexts<typeof en>('absence');
  const rows = useRows(now, after);
  return (
    <section>
      <h3 className={styles['subhead']}>{title ?? t('card.proposed.title')}</h3>
      <table className={styles['beside']}>
        <thead>
          <tr>
            <th scope="col">{t('card.proposed.what')}</th>
            <th scope="col">{t('card.proposed.now')}</th>
            <th scope="col">{t('card.proposed.after')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, changed }) => (
            <tr key={name} data-changed={before !== changed || undefined}>
              <th scope="row">{name}</th>
              <td>{before}</td>
              <td>{before === changed ? changed : <strong>{changed}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useRows(now: AbsenceDays, after: AbsenceDays): { name: string; before: string; changed: string }[] {
  const t = useTexts<typeof en>('absence');
  const format = useFormat();
  const nothing = t('card.proposed.nothing');
  const write = (days: AbsenceDays) => ({
    type: t(`types.${nameIn(absenceType, days.type)}`),
    when: format.dateRange(days.startDate, days.endDate),
    portion: t(`portions.${nameIn(absencePortion, days.absencePortion)}`),
    days: format.number(days.workingDays),
    repeats: days.recurrence ? repeatText({ t, format }, days.recurrence) : nothing,
    comment: days.comment ?? nothing,
    deductible: t(days.deductible ? 'card.takesDays' : 'card.takesNone'),
    statutory: t(days.isStatutory ? 'settings.yes' : 'settings.no'),
  });
  const [old, next] = [write(now), write(after)];
  const always = ['when', 'days'] as const;
  const whenDifferent = (['type', 'portion', 'repeats', 'deductible', 'statutory', 'comment'] as const).filter(
    (key) => old[key] !== next[key],
  );
  return [...always, ...whenDifferent].map((key) => ({ name: t(`card.proposed.${key}`), before: old[key], changed: next[key] }));
}
