import { IconCircleCheck, IconEye } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { StatusLine } from '#ui/StatusLine.tsx';
import type { SupportVisit } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import styles from '../support.module.css';

/** The visits of support, newest first. */
export function VisitList({ visits }: { visits: readonly SupportVisit[] }) {
  const t = useTexts<typeof en>('support');
  const format = useFormat();
  return (
    <>
      <h3 className={styles['smallHeading']}>{t('settings.visits')}</h3>
      {visits.length === 0 ? (
        <p className={styles['quiet']}>{t('settings.never')}</p>
      ) : (
        <>
          <FramedList>
            {visits.map(({ visitId, email, began, ends, isOpen }) => (
              <FramedRow key={visitId}>
                <span className={styles['who']}>{email}</span>
                <StatusLine
                  {...(isOpen ? { tone: 'note', icon: IconEye } : { tone: 'still', icon: IconCircleCheck })}
                  state={isOpen ? t('settings.now') : t('settings.ended')}
                  since={isOpen ? format.moment(began) : t('settings.period', { from: format.moment(began), to: format.time(ends) })}
                />
              </FramedRow>
            ))}
          </FramedList>
          <p className={styles['quiet']}>{t('settings.log')}</p>
        </>
      )}
    </>
  );
}
