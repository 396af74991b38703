import { useState } from 'react';
import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../../texts/en-signer.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Card } from '../components/Card.tsx';
import { requestNewLinkCall } from '../signer-calls.ts';
import type { WhoSigns } from '../who-signs.ts';
import type { StepProps } from '../step-props.ts';

const closedStates = ['notYourTurn', 'rejectedByOther', 'cancelled', 'expired', 'companyEnding'] as const;

const isClosed = (state: string): state is (typeof closedStates)[number] => closedStates.some((closed) => closed === state);

/** Why it cannot be signed now. */
export function ClosedCard({ who, invitation }: Pick<StepProps, 'who' | 'invitation'>) {
  const t = useTexts<typeof en>('signer');
  const format = useFormat();
  const { state, name, companyName: company, dueDate, reason } = invitation;
  if (!isClosed(state)) return <UnknownLink who={who} />;
  return (
    <Card title={t(`closed.${state}.title`)}>
      <p>{t(`closed.${state}.text`, { name, company, dueDate: format.date(dueDate) })}</p>
      {reason && <p>{t('closed.reason', { reason })}</p>}
      {state === 'expired' && 'secret' in who && <AskForNewLink secret={who.secret} sentText={t('closed.told', { company })} />}
    </Card>
  );
}

/** One text for an unknown link and for one that was replaced: a stranger learns nothing of either. */
export function UnknownLink({ who }: { who?: WhoSigns }) {
  const t = useTexts<typeof en>('signer');
  return (
    <Card title={t('closed.unknown.title')}>
      <p>{t('closed.unknown.text')}</p>
      {who && 'secret' in who && <AskForNewLink secret={who.secret} sentText={t('closed.asked')} />}
    </Card>
  );
}

/** `sentText` is what the page answers, whether there is such a link or not. */
function AskForNewLink({ secret, sentText }: { secret: string; sentText: string }) {
  const t = useTexts<typeof en>('signer');
  const [lines, setLines] = useState<string[]>();
  const [isBusy, setBusy] = useState(false);
  async function ask(): Promise<void> {
    setBusy(true);
    try {
      await call(requestNewLinkCall, { body: { secret } });
      setLines([sentText]);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setLines(error.status === 404 ? [sentText] : errorLines(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <ActionButton look="plain" isBusy={isBusy} onClick={() => void ask()}>
        {t('closed.ask')}
      </ActionButton>
      <output>{lines && <Notice tone="note">{lines.join('\n')}</Notice>}</output>
    </>
  );
}
