import { Button } from '@mantine/core';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ActionSection } from '#ui/ActionSection.tsx';
import type { en } from '../../texts/en.ts';
import styles from '../takeout.module.css';
import { downloadPerson } from './download-person.ts';

/** A copy of all data that the company stores about the user (GDPR articles 15 and 20). */
export function OwnTakeout({ companyUserId }: { companyUserId: string }) {
  const t = useTexts<typeof en>('takeout');
  const { companyName: company } = useUser();
  const action = (
    <Button variant="default" onClick={() => downloadPerson(companyUserId, t('own.title'))}>
      {t('own.download')}
    </Button>
  );
  return (
    <ActionSection title={t('own.title')} text={t('own.text', { company })} action={action}>
      <p className={styles['quiet']}>{t('own.care')}</p>
    </ActionSection>
  );
}
