import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { EmploymentDocument } from '#features/employment/contract/document.ts';
import { getDocument } from '#features/employment/contract/endpoints.ts';
import { documentState } from '#features/employment/contract/kinds.ts';
import { usePath, useQuery } from '#kernel/web/address.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { Link } from '#kernel/web/Link.tsx';
import { usePermission, useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { getCompanySigningRequests, getCompletedCompanySigningRequests } from '../../contract/endpoints.ts';
import type { SigningRequestItem } from '../../contract/entities.ts';
import type { SigningFilter } from '../../contract/lists.ts';
import type { en } from '../../texts/en.ts';
import { PeopleStates } from '../components/PeopleStates.tsx';
import { RequestStatusBadge } from '../components/RequestStatusBadge.tsx';
import { SendContract } from './SendContract.tsx';
import styles from './contract.module.css';

/** The signing of an employment contract on its page: who has signed, or the way to send it (signing.79). */
export function ContractSigning({ recordId: documentId }: PartOfRecord) {
  const document = useCall(getDocument, { query: { documentId } }).answer?.document;
  const filter: SigningFilter = { documentIds: [documentId] };
  const query = { filter: JSON.stringify(filter) };
  const ongoing = useCall(getCompanySigningRequests, { query }).answer;
  const completed = useCall(getCompletedCompanySigningRequests, { query }).answer;
  if (!document || !ongoing || !completed) return null;
  const [request] = [...ongoing.signingRequests, ...completed.signingRequests].filter(({ isOpen }) => isOpen);
  return <SigningCard document={document} request={request} />;
}

function SigningCard({ document, request }: { document: EmploymentDocument; request: SigningRequestItem | undefined }) {
  const t = useTexts<typeof en>('signing');
  const isFixed = useReadOnly();
  const mayAsk = usePermission('EsigningEdit');
  const [isSending, setSending] = useState(false);
  const isReady = document.state === documentState.published && document.permissions.uploadSigned;
  const maySend = isReady && mayAsk && !isFixed;
  if (!request && !maySend) return null;
  return (
    <CardSection title={t('contract.title')}>
      <div className={styles['people']}>
        {request && <Standing request={request} />}
        {!request && <p className={styles['quiet']}>{t('contract.ready')}</p>}
        {maySend && (
          <Button leftSection={<IconSend aria-hidden />} onClick={() => setSending(true)}>
            {t(request ? 'contract.sendAgain' : 'contract.send')}
          </Button>
        )}
      </div>
      {isSending && <SendContract document={document} onClose={() => setSending(false)} />}
    </CardSection>
  );
}

function Standing({ request }: { request: SigningRequestItem }) {
  const t = useTexts<typeof en>('signing');
  const path = usePath();
  const [query] = useQuery();
  return (
    <>
      <RequestStatusBadge request={request} />
      <PeopleStates request={request} />
      {request.reason && <p className={styles['quiet']}>{t('list.reason', { reason: request.reason })}</p>}
      <Link to={path} query={{ ...query, signingRequestId: request.signingRequestId }} opens="signingRequestId">
        {t('contract.open')}
      </Link>
    </>
  );
}
