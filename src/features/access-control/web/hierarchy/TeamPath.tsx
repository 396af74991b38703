import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import { lineAbove, nameOf } from './chart.ts';
import type { ChartNode } from './chart.ts';

interface TeamPathProps {
  team: ChartNode;
  /** Undefined for the whole company. */
  onChoose: (id: string | undefined) => void;
}

/** The path of the selected team, with links back up. */
export function TeamPath({ team, onChoose }: TeamPathProps) {
  const t = useTexts<typeof en>('access-control');
  return (
    <nav aria-label={t('chart.path')}>
      <ol className={styles['path']}>
        <li>
          <button type="button" onClick={() => onChoose(undefined)}>
            {t('chart.wholeCompany')}
          </button>
        </li>
        {lineAbove(team).map(({ person }) => (
          <li key={person.id}>
            <button type="button" onClick={() => onChoose(person.id)}>
              {nameOf(person)}
            </button>
          </li>
        ))}
        <li aria-current="true">{nameOf(team.person)}</li>
      </ol>
    </nav>
  );
}
