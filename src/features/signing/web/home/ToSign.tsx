import { IconSignature } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { WaitingItem, WaitingList } from '#kernel/web/WaitingList.tsx';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { en } from '../../texts/en-home.ts';
import { maxShown, useDocumentsToSign } from './documents-to-sign.ts';

/** The documents that wait for the user's signature, above the widgets of the home page (signing.77). */
export function ToSign() {
  const t = useTexts<typeof en>('signing/home');
  const answer = useDocumentsToSign();
  if (!answer || answer.signingRequests.length === 0) return null;
  const all = (
    <Link to="/esigning" query={{ forMe: 'yes' }}>
      {t('all', { count: answer.totalEntries })}
    </Link>
  );
  return (
    <WaitingList label={t('label')} more={answer.totalEntries > maxShown && all}>
      {answer.signingRequests.map((request) => (
        <OneToSign key={request.signingRequestId} request={request} />
      ))}
    </WaitingList>
  );
}

function OneToSign({ request }: { request: SigningRequestItem }) {
  const t = useTexts<typeof en>('signing/home');
  const format = useFormat();
  const { signingRequestId, name, requestedBy, dueDate, extendedDueDate } = request;
  const due = extendedDueDate ?? dueDate;
  const about = [
    requestedBy && t('from', { name: requestedBy.fullName }),
    due === null ? t('noDue') : t('due', { date: format.date(due) }),
  ].filter(Boolean);
  return (
    <WaitingItem
      icon={IconSignature}
      to="/esigning"
      query={{ signingRequestId }}
      text={t('sign', { name: name ?? '' })}
      about={about.join(' · ')}
    />
  );
}
