import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useOpenedRecords } from '#kernel/web/opened-records.ts';
import { RecordPage, RecordSkeleton } from '#kernel/web/RecordPage.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getDocument } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { DocumentStateBadge } from '../components/DocumentStateBadge.tsx';
import { NotShown } from '../components/NotShown.tsx';
import { FinishNotices } from '../finish/FinishNotices.tsx';
import { useTemplateName } from '../document-words.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentFile } from './DocumentFile.tsx';
import { DocumentOverview } from './DocumentOverview.tsx';
import { DocumentVersions } from './DocumentVersions.tsx';

/** One employment contract, as far as the user may see it (employment.31). */
export function DocumentPage() {
  const [{ documentId = '' }] = useQuery();
  const read = useCall(getDocument, { query: { documentId } }, { enabled: documentId !== '' });
  useOpenedRecords(read.answer?.document.documentId);
  const { error } = read;
  if (documentId === '' || (error && [400, 403, 404].includes(error.status))) return <NotShown />;
  return (
    <Loaded read={read} skeleton={<RecordSkeleton />}>
      {(answer) => <OpenedDocument {...answer} />}
    </Loaded>
  );
}

function OpenedDocument({ document, addenda }: Answer<typeof getDocument>) {
  const t = useTexts<typeof en>('employment');
  const k = useKernelTexts();
  const isFixed = useReadOnly();
  const { documentId, name, employeeName, position, permissions, content, hasFile } = document;
  const templateName = useTemplateName(document);
  const trail = (
    <Link key="list" to="/employee-contract">
      {t('list.title')}
    </Link>
  );
  const head = {
    title: name,
    description: [employeeName === name ? '' : employeeName, position, templateName].filter(Boolean).join(' · '),
    states: <DocumentStateBadge document={document} />,
    breadcrumbs: [trail],
    breadcrumbsLabel: k('page.breadcrumbs'),
    actions: <DocumentActions document={document} isFixed={isFixed} />,
  };
  const overview = { key: 'overview', label: t('record.overview'), content: <DocumentOverview document={document} addenda={addenda} /> };
  const file = { key: 'file', label: t('record.fileTab'), content: <DocumentFile document={document} /> };
  const versions = { key: 'versions', label: t('record.versions.title'), content: <DocumentVersions document={document} /> };
  // Those who make contracts see how they came to be; others see what was agreed.
  const hasVersions = (permissions.copy || permissions.delete) && document.publishedOn !== null;
  const hasPdf = content !== null && (hasFile || permissions.update);
  return (
    <RecordPage
      record="employmentContract"
      recordId={documentId}
      head={head}
      notice={<FinishNotices document={document} />}
      tabs={[overview, ...(hasPdf ? [file] : []), ...(hasVersions ? [versions] : [])]}
      named={['documentId']}
    />
  );
}
