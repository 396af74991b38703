import { Button, Radio, useMantineColorScheme } from '@mantine/core';
import { Suspense, useState } from 'react';
import { intlLocale, languages } from '#kernel/contract/locale.ts';
import { Link } from '#kernel/web/Link.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { fromPort } from '#kernel/web/from-port.ts';
import { useUser } from '#kernel/web/session.ts';
import { PendingPart, ShowTogether } from '#kernel/web/ShowTogether.tsx';
import { shell } from '#kernel/web/shell.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { appearances, type Appearance } from '#kernel/web/appearance.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { ActionSection } from '#ui/ActionSection.tsx';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import type { en } from '../../texts/en.ts';
import { OwnCompanies } from './OwnCompanies.tsx';
import styles from './settings.module.css';

const OwnTakeout = lazyComponent(() => fromPort('ownTakeout'));

/** Language, appearance, the user's companies, and the first steps (identity.43). */
export function GeneralTab() {
  const t = useTexts<typeof en>('account');
  const { isActive, isPending, companyUserId, viewAs } = useUser();
  return (
    <div className={styles['tab']}>
      <LanguageChoice />
      {viewAs === null && <AppearanceSection />}
      <ShowTogether skeleton={<FormSkeleton fields={2} />}>
        {viewAs === null && <OwnCompanies />}
        {isActive && !isPending && viewAs === null && (
          <ActionSection
            title={t('settings.start.title')}
            text={t('settings.start.text')}
            action={
              <Button component={Link} to="/?start=again" variant="default">
                {t('settings.start.open')}
              </Button>
            }
          />
        )}
        {companyUserId !== null && viewAs === null && (
          <Suspense fallback={<PartToCome isLine skeleton={<PendingPart />} />}>
            <OwnTakeout companyUserId={companyUserId} />
          </Suspense>
        )}
      </ShowTogether>
    </div>
  );
}

function LanguageChoice() {
  const t = useTexts<typeof en>('account');
  const spoken = useLanguage();
  const choose = (wanted: string) => {
    const language = languages.find((one) => one === wanted);
    if (language) void runOrShowError(() => shell.changeLanguage(language));
  };
  return (
    <ActionSection title={t('settings.language.title')} text={t('settings.language.text')}>
      <Radio.Group value={spoken} onChange={choose} aria-label={t('settings.language.title')}>
        <div className={styles['choices']}>
          {languages.map((language) => (
            <Radio key={language} value={language} label={<span lang={intlLocale[language]}>{t(`settings.language.${language}`)}</span>} />
          ))}
        </div>
      </Radio.Group>
    </ActionSection>
  );
}

function AppearanceSection() {
  const t = useTexts<typeof en>('account');
  const [shown, choose] = useAppearance();
  const [error, setError] = useState<string>();
  return (
    <ActionSection title={t('settings.appearance.title')} text={t('settings.appearance.text')}>
      <Radio.Group
        value={shown}
        onChange={(wanted) => {
          setError(undefined);
          choose(wanted).catch(() => setError(t('settings.appearance.notKept')));
        }}
        error={error}
        aria-label={t('settings.appearance.title')}
      >
        <div className={styles['choices']}>
          {appearances.map((one) => (
            <Radio key={one} value={one} label={t(`settings.appearance.${one}`)} />
          ))}
        </div>
      </Radio.Group>
    </ActionSection>
  );
}

/** Light or dark, as this browser shows it, and how to choose: at once here, and from now on wherever the person signs in. */
function useAppearance(): [shown: Appearance, choose: (wanted: string) => Promise<void>] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = async (wanted: string): Promise<void> => {
    const scheme = appearances.find((one) => one === wanted);
    if (!scheme) return;
    setColorScheme(scheme);
    await shell.storeAppearance(scheme);
  };
  return [colorScheme, choose];
}
