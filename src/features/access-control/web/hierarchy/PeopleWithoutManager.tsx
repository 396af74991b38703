import { pictureAddress } from '#features/people/web/public.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { PersonAvatar } from '#ui/PersonAvatar.tsx';
import type { en } from '../../texts/en.ts';
import { CardMenu } from './CardMenu.tsx';
import styles from './chart.module.css';
import { nameOf } from './chart.ts';
import type { Chart, ChartNode } from './chart.ts';
import { noManagerAttribute } from './use-drag.ts';

interface PeopleWithoutManagerProps {
  chart: Chart;
  onShow: (id: string) => void;
  onProfile: (id: string) => void;
  /** Set while the chart is edited. */
  onMove: ((id: string) => void) | undefined;
}

/** The maximum shown; others are found by searching. */
const most = 60;

/** People without a manager: outside the chart, or at the top of their own team. */
export function PeopleWithoutManager({ chart: { loose }, onShow, onProfile, onMove }: PeopleWithoutManagerProps) {
  const t = useTexts<typeof en>('access-control');
  if (loose.length === 0 && !onMove) return null;
  return (
    <section className={styles['loose']} {...{ [noManagerAttribute]: '' }} aria-labelledby="without-manager">
      <h2 id="without-manager">
        {t('chart.loose.title')} <span className={styles['count']}>{loose.length}</span>
      </h2>
      <p>{loose.length === 0 ? t('chart.loose.none') : t('chart.loose.text')}</p>
      <ul>
        {loose.slice(0, most).map((node) => (
          <li key={node.person.id}>
            <PersonAvatar firstName={node.person.firstName} lastName={node.person.lastName} picture={pictureAddress(node.person)} />
            <Words node={node} />
            <CardMenu node={node} actions={{ onProfile, onFocus: onShow, onMove }} />
          </li>
        ))}
      </ul>
      {loose.length > most && <p>{t('chart.loose.more', { count: loose.length - most })}</p>}
      {onMove && <p className={styles['dropHere']}>{t('chart.loose.drop')}</p>}
    </section>
  );
}

function Words({ node: { person, managerId, below } }: { node: ChartNode }) {
  const t = useTexts<typeof en>('access-control');
  const known = below > 0 ? t('chart.loose.team', { count: below }) : person.position;
  return (
    <span className={styles['words']}>
      <span className={styles['name']}>{nameOf(person)}</span>
      {known && <span className={styles['position']}>{known}</span>}
      {managerId !== null && <span className={styles['position']}>{t('chart.loose.hidden')}</span>}
    </span>
  );
}
