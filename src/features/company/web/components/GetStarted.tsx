import { Button } from '@mantine/core';
import { useHasPage } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { stepsFor } from '../start-steps.ts';
import styles from './get-started.module.css';

interface GetStartedProps {
  /** Somebody has gone to one of the steps. */
  onGo: () => void;
}

/** The first steps in a company, in the order most take them, as far as they are this person's (HO-03). */
export function GetStarted({ onGo }: GetStartedProps) {
  const t = useTexts<typeof en>('company');
  const user = useUser();
  const hasOrganisation = useHasPage('/organisation');
  const steps = stepsFor(user).filter(({ key }) => key !== 'logo' || hasOrganisation);
  return (
    <ol className={styles['steps']}>
      {steps.map(({ key, to, icon: Picture }, place) => (
        <li key={key} className={styles['step']}>
          <span className={styles['picture']}>
            <Picture size={22} stroke={1.75} />
          </span>
          <span className={styles['words']}>
            <span className={styles['stepTitle']}>{t(`getStarted.${key}.title`)}</span>
            <span className={styles['stepText']}>{t(`getStarted.${key}.text`)}</span>
          </span>
          <Button component={Link} to={to} variant={place === 0 ? 'filled' : 'default'} onClick={onGo}>
            {t(`getStarted.${key}.action`)}
          </Button>
        </li>
      ))}
    </ol>
  );
}
