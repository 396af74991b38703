import { useFormat } from '#kernel/web/format.ts';
import { saveFile } from '#kernel/web/save-file.ts';
import { useLanguage, useTexts } from '#kernel/web/texts.ts';
import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { Invitation } from '../../../contract/recipient.ts';
import type { en } from '../../../texts/en-signer.ts';
import { ActionButton } from '../components/ActionButton.tsx';
import { Card } from '../components/Card.tsx';
import { Problem } from '../components/Problem.tsx';
import { SignersList } from '../components/SignersList.tsx';
import { fetchFile } from '../fetch-file.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import type { StepProps } from '../step-props.ts';

/** What has become of it: signed, being sealed, finished, or refused. */
export function DoneCard({ who, invitation, go }: StepProps) {
  const t = useTexts<typeof en>('signer');
  const locale = localeOfLanguage[useLanguage()];
  const { state, isConfirmed, requestedBy } = invitation;
  if (state === 'rejected') {
    return (
      <Card title={t('done.refusedTitle')}>
        <p>{t('done.refused', { requestedBy })}</p>
        <BackToProduct who={who} />
      </Card>
    );
  }
  return (
    <Card title={t(state === 'completed' ? 'done.completedTitle' : 'done.signedTitle')}>
      <RequestProgress invitation={invitation} />
      {isConfirmed ? (
        <SignersList invitation={invitation} />
      ) : (
        <ActionButton onClick={() => go('confirm')}>{t('done.confirm')}</ActionButton>
      )}
      {invitation.signedDocument && <Download who={who} invitation={invitation} file={invitation.signedDocument} />}
      <p>
        <a href={`/${locale}/verify`}>{t('done.check')}</a>
      </p>
      <BackToProduct who={who} />
    </Card>
  );
}

/** For who came from the list of requests. */
function BackToProduct({ who }: Pick<StepProps, 'who'>) {
  const t = useTexts<typeof en>('signer');
  const locale = localeOfLanguage[useLanguage()];
  if (!('signingRequestId' in who)) return null;
  return (
    <p>
      <a href={`/${locale}/esigning`}>{t('done.toProduct')}</a>
    </p>
  );
}

function RequestProgress({ invitation }: { invitation: Invitation }) {
  const t = useTexts<typeof en>('signer');
  const format = useFormat();
  const { name, recipient, requestedBy, state, isSealing, isSealLate, mayBeExtended, others } = invitation;
  const count = others.filter(({ status }) => status !== 'Completed').length;
  const signedAt = t('done.signedAt', { name, moment: format.moment(recipient.answeredDate) });
  if (state === 'completed') return <output>{`${signedAt} ${t('done.completed')}`}</output>;
  if (isSealLate) return <output>{t('done.sealLate')}</output>;
  if (isSealing) {
    return (
      <output>
        {t('done.sealing')}
        <ProgressLine label={t('done.sealingLabel')} isLabelHidden />
      </output>
    );
  }
  // Who signed in time waits for nothing when the due date has ended the request for others (signing.52).
  if (others.some(({ status }) => status === 'Expired')) {
    return <output>{`${signedAt} ${t(mayBeExtended ? 'done.tooLate' : 'done.tooLateForGood', { requestedBy })}`}</output>;
  }
  return <output>{count > 0 ? `${signedAt} ${t('done.remaining', { count })}` : signedAt}</output>;
}

interface DownloadProps extends Pick<StepProps, 'who' | 'invitation'> {
  file: NonNullable<Invitation['signedDocument']>;
}

function Download({ who, invitation, file }: DownloadProps) {
  const t = useTexts<typeof en>('signer');
  const format = useFormat();
  const fetching = useAttempt();
  const { availableUntil } = invitation;
  return (
    <>
      <ActionButton isBusy={fetching.isBusy} onClick={() => void fetching.run(async () => saveFile(await fetchFile(who, file)))}>
        {t('done.download')}
      </ActionButton>
      <Problem lines={fetching.lines} />
      {availableUntil && <p>{t('done.available', { date: format.dayOf(availableUntil) })}</p>}
    </>
  );
}
