import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { usePrinting } from '#ui/use-printing.ts';
import type { en } from '../../texts/en.ts';
import styles from './chart.module.css';
import { nameOf, walk } from './chart.ts';
import type { Chart, ChartNode } from './chart.ts';

/** When printed, the chart is an outline of all people, including folded and off-screen ones; rendered only while printing. */
export function PrintedChart({ chart, roots }: { chart: Chart; roots: readonly ChartNode[] }) {
  const t = useTexts<typeof en>('access-control');
  const { companyName } = useUser();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const outside = roots === chart.roots ? chart.loose.filter((node) => !roots.includes(node)) : [];
  return (
    <div className={styles['printed']}>
      <p className={styles['printedTitle']}>{t('chart.printed', { company: companyName })}</p>
      <ul>
        {walk(roots).map((node) => (
          <Line key={node.person.id} node={node} />
        ))}
      </ul>
      {outside.length > 0 && <p className={styles['printedTitle']}>{t('chart.loose.title')}</p>}
      <ul>
        {outside.map((node) => (
          <Line key={node.person.id} node={node} />
        ))}
      </ul>
    </div>
  );
}

function Line({ node: { person, depth, below } }: { node: ChartNode }) {
  const t = useTexts<typeof en>('access-control');
  const words = [person.position, person.role && t(`roles.${person.role}.name`), below > 0 && t('chart.below', { count: below })];
  return (
    <li style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
      <strong>{nameOf(person)}</strong> {words.filter(Boolean).join(' · ')}
    </li>
  );
}
