import { Skeleton } from '@mantine/core';
import { RecordParts } from '#kernel/web/RecordParts.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import { ShowTogether } from '#kernel/web/ShowTogether.tsx';
import type { DocumentListItem, EmploymentDocument } from '../../contract/document.ts';
import { documentState } from '../../contract/kinds.ts';
import { isDraft } from '../../contract/rules/document-status.ts';
import { AddendaCard } from './AddendaCard.tsx';
import { AllowanceProposal } from './AllowanceProposal.tsx';
import { ContractText } from './ContractText.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentFile } from './DocumentFile.tsx';
import { NewerTemplate } from './NewerTemplate.tsx';
import { NoText } from './NoText.tsx';
import { PersonCard } from './PersonCard.tsx';
import styles from './record.module.css';

interface DocumentOverviewProps {
  document: EmploymentDocument;
  addenda: readonly DocumentListItem[];
}

/** What was agreed, whose contract it is, and what is offered. */
export function DocumentOverview({ document, addenda }: DocumentOverviewProps) {
  const isFixed = useReadOnly();
  const { state, permissions, content, hasFile } = document;
  const mayMake = permissions.copy && !isFixed;
  const isGiven = state === documentState.published || state === documentState.signed;
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        {content && <ContractText document={document} content={content} />}
        {/* While a contract is being changed, its reader sees the version that was published before. */}
        {!content && (hasFile ? <DocumentFile document={document} /> : <NoText />)}
      </div>
      <div className={styles['column']}>
        <ShowTogether skeleton={<Skeleton height={340} radius="lg" />}>
          {mayMake && <AllowanceProposal document={document} />}
          <RecordParts record="employmentContract" place="card" recordId={document.documentId} />
          <DocumentFacts document={document} />
          <AddendaCard addenda={addenda} />
          <PersonCard document={document} maySet={mayMake && isGiven} />
          {mayMake && isDraft(state) && <NewerTemplate document={document} />}
        </ShowTogether>
      </div>
    </div>
  );
}
