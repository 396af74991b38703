import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { en } from '../../texts/en.ts';
import { useLockedWords } from './locked-words.ts';
import styles from './locked.module.css';
import { Teasers } from './Teasers.tsx';

/** A page whose feature the company's subscription does not include (shell.17). */
export function LockedState({ feature }: { feature: SubscriptionFeature }) {
  const t = useTexts<typeof en>('content');
  const { name, mark, why, way } = useLockedWords(feature);
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <span className={styles['mark']}>
          <IconLock aria-hidden size={16} />
          {mark}
        </span>
        <h1 className={styles['title']} tabIndex={-1}>
          {name}
        </h1>
        <p className={styles['why']}>{why}</p>
      </header>
      <Teasers feature={feature} />
      <ButtonRow>
        <Button component={Link} to="/" variant="default">
          {t('locked.toHome')}
        </Button>
        {way && (
          <Button component={Link} {...way.page}>
            {way.label}
          </Button>
        )}
      </ButtonRow>
    </article>
  );
}
