import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { getDocument } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { NotShown } from '../components/NotShown.tsx';
import { DraftWizard } from './DraftWizard.tsx';

/** Makes a contract of a draft, in four steps (employment.43). */
export function WizardPage() {
  const [{ documentId = '' }] = useQuery();
  const isFixed = useReadOnly();
  const read = useCall(getDocument, { query: { documentId } }, { enabled: documentId !== '' });
  const status = read.error?.status ?? 0;
  // What is typed in a draft that somebody deletes meanwhile stays in sight.
  const isGone = status === 404 && read.answer !== undefined;
  if (documentId === '' || (!isGone && [400, 403, 404].includes(status))) return <NotShown />;
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {({ document }) =>
        document.permissions.update && document.content && !isFixed ? (
          <DraftWizard key={document.documentId} read={document} isGone={isGone} />
        ) : (
          <NotDraft documentId={documentId} />
        )
      }
    </Loaded>
  );
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
