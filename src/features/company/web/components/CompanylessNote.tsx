import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import styles from './signup.module.css';

/** Says to somebody without a company why they are here and what else they can do. */
export function CompanylessNote() {
  const t = useTexts<typeof en>('company');
  const { email } = useUser();
  return (
    <section className={styles['note']}>
      <h2 className={styles['noteTitle']}>{t('signup.companylessTitle')}</h2>
      <p className={styles['noteText']}>{t('signup.companylessText', { email })}</p>
    </section>
  );
}
