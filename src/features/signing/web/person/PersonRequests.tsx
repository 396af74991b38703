import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { usePath, useQuery } from '#kernel/web/address.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission, useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { getCompanySigningRequests, getCompletedCompanySigningRequests } from '../../contract/endpoints.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { SigningFilter } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { RequestStatusBadge } from '../components/RequestStatusBadge.tsx';
import { useRequestWords } from '../request-words.ts';
import styles from './person-requests.module.css';

const most = 5;

/** The signing requests of a person on their profile, for those who see them (signing.78). */
export function PersonRequests({ recordId }: PartOfRecord) {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const mayAdd = usePermission('EsigningEdit') && !isFixed;
  const filter: SigningFilter = { companyUserIds: [recordId] };
  const query = { page: 1, pageSize: most, filter: JSON.stringify(filter) };
  const ongoing = useCall(getCompanySigningRequests, { query }).answer;
  const completed = useCall(getCompletedCompanySigningRequests, { query }).answer;
  if (!ongoing || !completed) return null;
  const requests = [...ongoing.signingRequests, ...completed.signingRequests].filter(({ isOpen }) => isOpen).slice(0, most);
  if (requests.length === 0 && !mayAdd) return null;
  return (
    <CardSection title={t('list.title')}>
      {requests.length > 0 ? (
        <FramedList label={t('list.title')}>
          {requests.map((request) => (
            <RequestRow key={request.signingRequestId} request={request} />
          ))}
        </FramedList>
      ) : (
        <p className={styles['quiet']}>{t('list.noneOfPerson')}</p>
      )}
      {mayAdd && (
        <Button
          component={Link}
          to="/esigning/new"
          query={{ companyUserId: recordId }}
          variant="subtle"
          mt="sm"
          leftSection={<IconPlus aria-hidden />}
        >
          {t('list.addForPerson')}
        </Button>
      )}
    </CardSection>
  );
}

function RequestRow({ request }: { request: SigningRequestItem }) {
  const format = useFormat();
  const words = useRequestWords();
  const path = usePath();
  const [query] = useQuery();
  const { signingRequestId, createdDate, endedDate } = request;
  return (
    <FramedRow>
      <span className={styles['words']}>
        <Link to={path} query={{ ...query, signingRequestId }} opens="signingRequestId">
          {words.name(request)}
        </Link>
        <span className={styles['quiet']}>{format.date(endedDate ?? createdDate)}</span>
      </span>
      <RequestStatusBadge request={request} />
    </FramedRow>
  );
}
