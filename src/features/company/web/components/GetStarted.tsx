import { Button } from '@mantine/core';
import { IconTableImport, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './get-started.module.css';

interface GetStartedProps {
  companyName: string;
  /** Nobody else is there yet. */
  isAlone?: boolean;
  onSkip?: (() => void) | undefined;
}

/** The first steps of a new company, in the order most take them (HO-03). `onSkip` hides it. */
export function GetStarted({ companyName, isAlone = true, onSkip }: GetStartedProps) {
  const t = useTexts<typeof en>('company');
  return (
    <section className={styles['start']} aria-labelledby="get-started">
      <div>
        <h2 id="get-started" className={styles['title']}>
          {t('getStarted.title')}
        </h2>
        <p className={styles['text']}>{isAlone ? t('getStarted.text', { companyName }) : t('getStarted.textAgain', { companyName })}</p>
      </div>
      <ol className={styles['steps']}>
        <Step icon={<IconTableImport aria-hidden size={22} stroke={1.75} />} text={t('getStarted.importText')}>
          <Button component={Link} to="/people/import">
            {t('getStarted.import')}
          </Button>
        </Step>
        <Step icon={<IconUserPlus aria-hidden size={22} stroke={1.75} />} text={t('getStarted.addText')}>
          <Button component={Link} to="/people?add=person" variant="default">
            {t('getStarted.add')}
          </Button>
        </Step>
      </ol>
      {onSkip && (
        <Button className={styles['skip']} variant="subtle" onClick={onSkip}>
          {t('getStarted.skip')}
        </Button>
      )}
    </section>
  );
}

function Step({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <li className={styles['step']}>
      <span className={styles['picture']}>{icon}</span>
      {children}
      <p className={styles['stepText']}>{text}</p>
    </li>
  );
}
