import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react';
import { intlLocale, languages } from '#kernel/contract/locale.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { changeLanguage } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import styles from './top-bar.module.css';

/** Norsk or English; the page stays, its prefix changes (SH-06). */
export function LanguageMenu() {
  const t = useTexts<typeof en>('app');
  const spoken = useLanguage();
  return (
    <Menu>
      <Menu.Target>
        <button type="button" className={styles['trigger']} aria-label={t('language.menu', { language: t(`language.${spoken}`) })}>
          <IconWorld aria-hidden size={18} stroke={1.75} />
          <span>{t(`language.${spoken}`)}</span>
          <IconChevronDown aria-hidden size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            role="menuitemradio"
            aria-checked={language === spoken}
            lang={intlLocale[language]}
            leftSection={<IconCheck size={16} visibility={language === spoken ? 'visible' : 'hidden'} />}
            onClick={() => void changeLanguage(language)}
          >
            {t(`language.${language}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
