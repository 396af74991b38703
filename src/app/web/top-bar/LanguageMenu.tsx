import { IconChevronDown, IconWorld } from '@tabler/icons-react';
import { intlLocale, languages } from '#kernel/contract/locale.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Menu, MenuChoice, type MenuTrigger } from '#ui/Menu.tsx';
import { changeLanguage } from '../session-actions.ts';
import type { en } from '../texts/en.ts';
import styles from './top-bar.module.css';

/** Norsk or English; the page stays, the locale in its address changes (shell.6). */
export function LanguageMenu() {
  const t = useTexts<typeof en>('app');
  const spoken = useLanguage();
  const label = t('language.menu', { language: t(`language.${spoken}`) });
  const trigger = (open: MenuTrigger) => (
    <button type="button" className={styles['trigger']} aria-label={label} {...open}>
      <IconWorld aria-hidden size={18} stroke={1.75} />
      <span>{t(`language.${spoken}`)}</span>
      <IconChevronDown aria-hidden size={16} />
    </button>
  );
  return (
    <Menu isInPlace label={label} trigger={trigger}>
      {languages.map((language) => (
        <MenuChoice
          key={language}
          isChosen={language === spoken}
          lang={intlLocale[language]}
          onSelect={() => void runOrShowError(() => changeLanguage(language))}
        >
          {t(`language.${language}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
}
