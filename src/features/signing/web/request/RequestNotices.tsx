import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { usePath } from '#kernel/web/address.ts';
import { useReadOnly } from '#kernel/web/session.ts';
import { findErrorText, useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { SigningRecipient, SigningRequest } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { RequestDialogState } from '../actions/use-request-dialog.ts';
import { useRetrySealing } from '../actions/use-retry-sealing.ts';
import { linkToMe } from '../link-to-me.ts';
import { useSignAddress } from '../sign-address.ts';
import { whyNotFiled } from './why-not-filed.ts';

interface RequestNoticesProps {
  request: SigningRequest;
  onAsk: RequestDialogState['ask'];
}

/** What somebody has to do about a request: sign it, correct an address, seal it again, or file it themselves. */
export function RequestNotices({ request, onAsk }: RequestNoticesProps) {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const signAddress = useSignAddress();
  const { signingRequestId, permissions, recipients, status, isAnnulled, annulledById, locationProblem } = request;
  const emailOfLink = linkToMe(request, { isFixed });
  return (
    <>
      {permissions.sign && !isFixed && (
        <Notice
          tone="note"
          title={t('request.forMe.title')}
          actions={
            <Button component="a" size="xs" href={signAddress(signingRequestId)}>
              {t('request.forMe.open')}
            </Button>
          }
        >
          {t('request.forMe.text')}
        </Notice>
      )}
      {emailOfLink !== undefined && (
        <Notice tone="note" title={t('request.forMe.title')}>
          {t('request.forMe.byLink', { email: emailOfLink })}
        </Notice>
      )}
      {status === 'Error' && <Failed request={request} />}
      {recipients
        .filter((person) => person.status === 'Could_Not_Notify')
        .map((person) => (
          <Unreached key={person.recipientId} request={request} person={person} onAsk={onAsk} />
        ))}
      {locationProblem !== null && (
        <Notice tone="warn" title={t('request.notFiled.title')}>
          {t('request.notFiled.text', { reason: t(`request.notFiled.reasons.${whyNotFiled(locationProblem)}`) })}
        </Notice>
      )}
      {annulledById !== null && (
        <Notice
          tone={isAnnulled ? 'warn' : 'note'}
          title={t(isAnnulled ? 'request.annulled.title' : 'request.annulling.title')}
          actions={<OtherRequest id={annulledById} />}
        >
          {t(isAnnulled ? 'request.annulled.text' : 'request.annulling.text')}
        </Notice>
      )}
    </>
  );
}

function Failed({ request }: { request: SigningRequest }) {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const retry = useRetrySealing(request);
  const { permissions, sealProblem } = request;
  // The kinds of trouble have sentences of their own; of others only their words are known.
  const reason = sealProblem && (findErrorText(sealProblem, {}, 'signing') ?? sealProblem);
  const again = permissions.retrySealing && !isFixed && (
    <Button size="xs" onClick={retry}>
      {t('request.failed.retry')}
    </Button>
  );
  return (
    <Notice tone="bad" title={t('request.failed.title')} actions={again}>
      {[t('request.failed.text'), reason && t('request.failed.reason', { reason })].filter(Boolean).join('\n')}
    </Notice>
  );
}

function Unreached({ request, person, onAsk }: RequestNoticesProps & { person: SigningRecipient }) {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const { name, email, deliveryProblem } = person;
  const fix = request.permissions.changeEmail && !isFixed && (
    <Button size="xs" variant="default" onClick={() => onAsk({ question: 'email', request, person })}>
      {t('request.unreached.fix')}
    </Button>
  );
  return (
    <Notice tone="warn" title={t('request.unreached.title', { name })} actions={fix}>
      {/* Who only signs reads no address of others, and cannot correct it. */}
      {[
        email !== '' && t('request.unreached.text', { email }),
        deliveryProblem && t('request.unreached.reason', { reason: deliveryProblem }),
      ]
        .filter(Boolean)
        .join('\n')}
    </Notice>
  );
}

/** The way to another request in the same drawer. */
export function OtherRequest({ id }: { id: string }) {
  const t = useTexts<typeof en>('signing');
  return (
    <Link to={usePath()} query={{ signingRequestId: id }} replace>
      {t('request.openOther')}
    </Link>
  );
}
