import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { LiveMark } from '../live/LiveMark.tsx';
import { signIn } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { TopBarSlots } from '../slots/TopBarSlots.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import styles from './top-bar.module.css';
import { UserMenu } from './UserMenu.tsx';

/** Logo, company, language, person; one sheet on a small screen (shell.1). `middle` stands in its free space. */
export function TopBar({ middle }: { middle?: ReactNode }) {
  const t = useTexts<typeof en>('app');
  const user = useSession();
  useKernelTexts();
  return (
    <header className={styles['bar']} aria-label={t('topBar')}>
      <Logo />
      {user && (
        <div className={`${styles['wide']} ${styles['company']}`}>
          <CompanyMenu user={user} />
        </div>
      )}
      <div className={styles['space']}>{middle}</div>
      {user && <LiveMark />}
      <PaletteButton />
      <TopBarSlots />
      <div className={styles['wide']}>
        <LanguageMenu />
        {user ? <UserMenu user={user} /> : <Button onClick={() => signIn()}>{t('signIn')}</Button>}
      </div>
      <div className={styles['narrow']}>
        <MobileMenu user={user} />
      </div>
    </header>
  );
}
