import { Button } from '@mantine/core';
import { warningLines } from '#kernel/web/error-texts.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { en } from '../../texts/en.ts';
import styles from './request.module.css';
import type { AddedForAll } from './use-send-request.ts';

interface SkippedPeopleProps {
  result: AddedForAll;
  isTakenBack: boolean;
  onClose: () => void;
}

/** How many people an absence was added for, and who was skipped and why (absence.66). */
export function SkippedPeople({ result: { added, skipped }, isTakenBack, onClose }: SkippedPeopleProps) {
  const t = useTexts<typeof en>('absence');
  return (
    <div className={styles['form']}>
      <output>{t(`request.forAll.${isTakenBack ? 'takenBack' : 'added'}`, { count: added })}</output>
      {!isTakenBack && skipped.length > 0 && (
        <section>
          <h3 className={styles['small']}>{t('request.forAll.skipped', { count: skipped.length })}</h3>
          <ul className={styles['lines']}>
            {skipped.map(({ companyUserId, fullName, code }) => (
              <li key={companyUserId}>
                <Link to="/vacation-and-leave/details" query={{ companyUserId }}>
                  {fullName}
                </Link>
                {' · '}
                {warningLines([code], 'absence').join(' ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ButtonRow at="end">
        <Button onClick={onClose}>{t('request.forAll.done')}</Button>
      </ButtonRow>
    </div>
  );
}
