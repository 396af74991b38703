import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { Delayed } from '#ui/Delayed.tsx';
import type { en } from '../../texts/en-signer.ts';
import { ActionButton } from './components/ActionButton.tsx';
import { Card } from './components/Card.tsx';
import { completeElectronicIdCall } from './signer-calls.ts';
import { UnknownLink } from './steps/ClosedCard.tsx';
import { returnTarget } from './return-target.ts';
import { pathOf, type WhoSigns } from './who-signs.ts';

/** Where the provider of electronic identities sends the browser back to. */
export function ReturnPage({ search }: { search: string }) {
  const who = returnTarget();
  return who ? <Returning who={who} search={search} /> : <UnknownLink />;
}

function Returning({ who, search }: { who: WhoSigns; search: string }) {
  const t = useTexts<typeof en>('signer');
  const language = useLanguage();
  const address = `/${localeOfLanguage[language]}${pathOf(who)}`;
  const { error } = useQuery({
    queryKey: ['sign-return', search],
    queryFn: async () => {
      await finish(who, search);
      location.replace(`${address}#read`);
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (!error) {
    return (
      <output>
        <Delayed>{t('confirm.returning')}</Delayed>
      </output>
    );
  }
  const lines = error instanceof CallError ? errorLines(error) : [t('confirm.electronicIdFailed')];
  return (
    <Card title={t('confirm.notConfirmed')}>
      <p>{lines.join('\n')}</p>
      <ActionButton onClick={() => location.replace(`${address}#confirm`)}>{t('retry')}</ActionButton>
    </Card>
  );
}

/** The person went back without confirming. */
class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

async function finish(who: WhoSigns, search: string): Promise<void> {
  const sent = new URLSearchParams(search);
  const [state, code, iss] = [sent.get('state'), sent.get('code'), sent.get('iss')];
  if (!state || !code) throw new NotConfirmed();
  await call(completeElectronicIdCall, { body: { ...who, state, code, ...(iss !== null && { iss }) } });
}
