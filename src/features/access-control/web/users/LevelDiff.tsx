import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useRightsWords } from '#kernel/web/rights-words.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { AvailableRole } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from './users.module.css';
import { levelChanges, type LevelChange } from './level-changes.ts';
import shared from '../access.module.css';

/** What a person gains and loses with another role, by feature. */
export function LevelDiff({ from, to }: { from: AvailableRole; to: AvailableRole }) {
  const changes = levelChanges(from, to);
  return (
    <div className={styles['changes']} aria-live="polite">
      <Changes kind="gained" changes={changes} />
      <Changes kind="lost" changes={changes} />
    </div>
  );
}

function Changes({ kind, changes }: { kind: LevelChange['kind']; changes: readonly LevelChange[] }) {
  const t = useTexts<typeof en>('access-control');
  const words = useRightsWords();
  const own = changes.filter((change) => change.kind === kind);
  if (own.length === 0) return null;
  const Picture = kind === 'gained' ? IconPlus : IconMinus;
  return (
    <section>
      <h3 className={shared['heading']}>{t(`role.${kind}`)}</h3>
      <ul className={styles['changeList']}>
        {own.map(({ feature, from, to }) => (
          <li key={feature} className={styles['change']} data-kind={kind}>
            <Picture aria-hidden size={16} />
            <span>{t('role.change', { feature: words.feature(feature), from: t(`levels.${from}`), to: t(`levels.${to}`) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
