import { Button } from '@mantine/core';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { useSession } from '#kernel/web/session.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import type { en } from '../../texts/en.ts';

/** The buttons to register a company and to sign in. Both leave the app for the sign-in. */
export function FrontDoorActions() {
  const t = useTexts<typeof en>('content');
  const locale = localeOfLanguage[useLanguage()];
  if (useSession()) return null;
  return (
    <ButtonRow>
      <Button component="a" size="md" href={`/${locale}/redirect/signup`}>
        {t('lobby.try')}
      </Button>
      <Button component="a" size="md" variant="default" href={`/${locale}/login`}>
        {t('lobby.signIn')}
      </Button>
    </ButtonRow>
  );
}
