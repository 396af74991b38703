import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './notes.module.css';

interface TagFilterProps {
  tags: readonly string[];
  chosen: string | undefined;
  onChange: (tag: string | undefined) => void;
}

/** The tags in use, of which the user may select one. */
export function TagFilter({ tags, chosen, onChange }: TagFilterProps) {
  const t = useTexts<typeof en>('notes');
  if (tags.length === 0) return null;
  return (
    <fieldset className={styles['filter']} aria-label={t('filter')}>
      <button type="button" className={styles['choice']} aria-pressed={chosen === undefined} onClick={() => onChange(undefined)}>
        {t('allTags')}
      </button>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className={styles['choice']}
          aria-pressed={tag === chosen}
          onClick={() => onChange(tag === chosen ? undefined : tag)}
        >
          {tag}
        </button>
      ))}
    </fieldset>
  );
}
