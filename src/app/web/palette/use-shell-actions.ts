import { useMantineColorScheme } from '@mantine/core';
import { IconArrowsExchange, IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconPlus, IconSun } from '@tabler/icons-react';
import { languages } from '#kernel/contract/locale.ts';
import { useUser } from '#kernel/web/session.ts';
import { shell } from '#kernel/web/shell.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { useCatalogue } from '../catalogue.ts';
import { useSwitchCompany } from '../company-switch/use-switch-company.ts';
import { changeLanguage, logOut } from '../session-actions.ts';
import type { en as enPalette } from '../texts/en-palette.ts';
import type { en } from '../texts/en.ts';
import type { PaletteItem } from './palette-items.ts';

const appearances = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

/** The actions of the shell: another company, language, appearance, sign out. */
export function useShellActions(): PaletteItem[] {
  const t = useTexts<typeof en>('app');
  const p = useTexts<typeof enPalette>('app/palette');
  const spoken = useLanguage();
  const user = useUser();
  const { hasPage } = useCatalogue();
  const switchTo = useSwitchCompany();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const others = user.companies.filter(({ key }) => key !== user.companyId);
  const mayAdd = user.permissions.OrganisationAdd === true && hasPage('/signup');
  return [
    ...others.map(({ key, value }) => ({
      key: `company-${key}`,
      name: p('switchTo', { company: value }),
      icon: IconArrowsExchange,
      run: () => void runOrShowError(() => switchTo(key)),
    })),
    ...(mayAdd ? [{ key: 'add-company', name: t('company.add'), icon: IconPlus, to: '/signup' }] : []),
    ...languages
      .filter((language) => language !== spoken)
      .map((language) => ({
        key: `language-${language}`,
        name: p(`language.${language}`),
        synonyms: 'språk language',
        icon: IconLanguage,
        run: () => void runOrShowError(() => changeLanguage(language)),
      })),
    ...appearances
      .filter(([name]) => user.viewAs === null && name !== colorScheme)
      .map(([name, icon]) => ({
        key: `appearance-${name}`,
        name: p(`appearance.${name}`),
        synonyms: 'utseende tema theme appearance',
        icon,
        run: () => {
          setColorScheme(name);
          void runOrShowError(() => shell.storeAppearance(name));
        },
      })),
    { key: 'log-out', name: t('user.logOut'), icon: IconLogout, run: () => void runOrShowError(logOut) },
  ];
}
