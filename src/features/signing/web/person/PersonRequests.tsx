import { usePath, useQuery } from '#kernel/web/address.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { RecordsCard } from '#kernel/web/RecordsCard.tsx';
import { usePermission, useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanySigningRequests, getCompletedCompanySigningRequests } from '../../contract/endpoints.ts';
import type { SigningFilter } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { RequestStatusBadge } from '../components/RequestStatusBadge.tsx';
import { useRequestWords } from '../request-words.ts';

const most = 5;

/** The signing requests of a person on their profile, for those who see them (signing.78). */
export function PersonRequests({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const words = useRequestWords();
  const path = usePath();
  const [shown] = useQuery();
  const isFixed = useReadOnly();
  const mayAdd = usePermission('EsigningEdit') && !isFixed;
  const filter: SigningFilter = { companyUserIds: [recordId] };
  const query = { page: 1, pageSize: most, filter: JSON.stringify(filter) };
  const ongoing = useCall(getCompanySigningRequests, { query }).answer;
  const completed = useCall(getCompletedCompanySigningRequests, { query }).answer;
  if (!ongoing || !completed) return null;
  const requests = [...ongoing.signingRequests, ...completed.signingRequests].filter(({ isOpen }) => isOpen).slice(0, most);
  if (requests.length === 0 && !mayAdd) return null;
  const rows = requests.map((request) => ({
    key: request.signingRequestId,
    link: (
      <Link to={path} query={{ ...shown, signingRequestId: request.signingRequestId }} opens="signingRequestId">
        {words.name(request)}
      </Link>
    ),
    about: format.dayOf(request.endedDate ?? request.createdDate),
    badge: <RequestStatusBadge request={request} />,
  }));
  const add = mayAdd && { to: '/esigning/new', query: { companyUserId: recordId }, label: t('list.addForPerson') };
  return <RecordsCard title={t('list.title')} none={t('list.noneOfPerson')} add={add} rows={rows} />;
}
