import { useTexts } from '#kernel/web/texts.ts';
import { CompanyLogo } from '#ui/CompanyLogo.tsx';
import type { en } from '../../texts/en.ts';
import styles from './logo.module.css';

const schemes = ['light', 'dark'] as const;

/** Previews a logo in the top bar and in mail, in light and dark, independent of the user's setting, and on the paper of a contract. */
export function LogoPreview({ address, company }: { address: string; company: string }) {
  const t = useTexts<typeof en>('files');
  return (
    <div className={styles['preview']}>
      <figure className={styles['place']}>
        <figcaption>{t('panel.logo.inBar')}</figcaption>
        {schemes.map((scheme) => (
          <div key={scheme} className={styles['bar']} data-scheme={scheme}>
            <CompanyLogo src={address} alt={t('panel.logo.alt', { company })} />
            <span>{company}</span>
          </div>
        ))}
      </figure>
      <figure className={styles['place']}>
        <figcaption>{t('panel.logo.inMail')}</figcaption>
        <div className={styles['mails']}>
          {schemes.map((scheme) => (
            <div key={scheme} className={styles['mail']} data-scheme={scheme}>
              <div>
                <img src={address} alt={t('panel.logo.alt', { company })} />
                <p>{t('panel.logo.mail')}</p>
              </div>
            </div>
          ))}
        </div>
      </figure>
      <figure className={styles['place']}>
        <figcaption>{t('panel.logo.inContract')}</figcaption>
        <div className={styles['sheet']}>
          <img src={address} alt={t('panel.logo.alt', { company })} />
          <p>{t('panel.logo.contract')}</p>
        </div>
      </figure>
    </div>
  );
}
