import { IconSignature } from '@tabler/icons-react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useQuietCall } from '#kernel/web/use-call.ts';
import { WaitingItem, WaitingList } from '#kernel/web/WaitingList.tsx';
import type { getCompanySigningRequests } from '../../contract/endpoints.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { SigningFilter } from '../../contract/lists.ts';
import type { en } from '../../texts/en-home.ts';

// By address, so that the home page does not load the schemas of requests.
const read = endpointAt<typeof getCompanySigningRequests>({ method: 'GET', path: '/signing/get-company-signing-requests' });
const most = 3;
const filter: SigningFilter = { isForMe: true };

/** The documents that wait for the user's signature, above the shortcuts of the home page (signing.77). */
export function ToSign() {
  const t = useTexts<typeof en>('signing/home');
  const answer = useQuietCall(read, { query: { page: 1, pageSize: most, filter: JSON.stringify(filter) } }, { staleMinutes: 2 });
  if (!answer || answer.signingRequests.length === 0) return null;
  const all = (
    <Link to="/esigning" query={{ forMe: 'yes' }}>
      {t('all', { count: answer.totalEntries })}
    </Link>
  );
  return (
    <WaitingList label={t('label')} more={answer.totalEntries > most && all}>
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
