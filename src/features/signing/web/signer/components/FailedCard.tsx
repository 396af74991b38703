import { localeOfLanguage } from '#kernel/contract/locale.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../../texts/en-signer.ts';
import { UnknownLink } from '../steps/ClosedCard.tsx';
import { pathOf, type WhoSigns } from '../who-signs.ts';
import { ActionButton } from './ActionButton.tsx';
import { Card } from './Card.tsx';

/** The request could not be shown: the link is none, nobody is signed in, or nothing answered. */
export function FailedCard({ who, error, retry }: { who: WhoSigns; error: CallError; retry: () => void }) {
  const t = useTexts<typeof en>('signer');
  const language = useLanguage();
  if (error.status === 404) return <UnknownLink who={who} />;
  if (error.status === 401 || error.status === 403) {
    const locale = localeOfLanguage[language];
    const signIn = `/${locale}/login?${new URLSearchParams({ returnTo: `/${locale}${pathOf(who)}` }).toString()}`;
    return (
      <Card title={t('closed.signIn.title')}>
        <p>{t('closed.signIn.text')}</p>
        <ActionButton onClick={() => location.assign(signIn)}>{t('closed.signIn.action')}</ActionButton>
      </Card>
    );
  }
  const seconds = Number(error.details['retryAfterSeconds'] ?? 60);
  return (
    <Card title={error.status === 429 ? t('closed.tooMany.title') : t('closed.failedTitle')}>
      <p>
        {error.status === 429 ? t('closed.tooMany.text', { minutes: Math.max(1, Math.ceil(seconds / 60)) }) : errorLines(error).join('\n')}
      </p>
      <ActionButton look="plain" onClick={retry}>
        {t('retry')}
      </ActionButton>
    </Card>
  );
}
