import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { EmploymentDocument } from '../../contract/document.ts';
import { getDocument } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { NotShown } from '../components/NotShown.tsx';
import { DraftWizard } from './DraftWizard.tsx';

/** Makes a contract of a draft, in four steps (employment.43). */
export function WizardPage() {
  const [{ documentId = '' }] = useQuery();
  const read = useCall(getDocument, { query: { documentId } }, { enabled: documentId !== '' });
  const isRefused = [400, 403, 404].includes(read.error?.status ?? 0);
  if (documentId === '' || (isRefused && read.answer === undefined)) return <NotShown />;
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {({ document }) => <OpenedDraft key={document.documentId} document={document} isGone={isRefused} />}
    </Loaded>
  );
}

interface OpenedDraftProps {
  document: EmploymentDocument;
  /** Deleted, or closed to the user, since it was read. */
  isGone: boolean;
}

/** The draft, which stays in sight with what is typed in it when it is published, deleted or closed meanwhile. */
function OpenedDraft({ document, isGone }: OpenedDraftProps) {
  const isFixed = useReadOnly();
  const isOpen = document.permissions.update && document.content !== null && !isFixed;
  const [wasOpen] = useState(isOpen);
  const closed = isGone ? <NotShown /> : <NotDraft documentId={document.documentId} />;
  if (!wasOpen && !isOpen) return closed;
  return <DraftWizard read={document} closed={isOpen && !isGone ? undefined : closed} />;
}

function NotDraft({ documentId }: { documentId: string }) {
  const t = useTexts<typeof en>('employment');
  const action = (
    <Button component={Link} to="/employee-contract/view" query={{ documentId }} variant="default">
      {t('wizard.notDraft.action')}
    </Button>
  );
  return <EmptyState isPage icon={IconLock} title={t('wizard.notDraft.title')} text={t('wizard.notDraft.text')} action={action} />;
}
