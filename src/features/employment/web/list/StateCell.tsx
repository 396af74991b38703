import { Suspense } from 'react';
import { fromPort } from '#kernel/web/from-port.ts';
import { lazyComponent } from '#kernel/web/parts.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import { documentState } from '../../contract/kinds.ts';
import { DocumentStateBadge } from '../components/DocumentStateBadge.tsx';
import styles from './list.module.css';

const ContractSigners = lazyComponent(() => fromPort('contractSigners'));

/** The state, and of a contract that is being signed its people; `sent` are all of the list that are. */
export function StateCell({ row, sent }: { row: DocumentListItem; sent: readonly string[] }) {
  const { documentId, state } = row;
  return (
    <span className={styles['state']}>
      <DocumentStateBadge document={row} />
      {state === documentState.sent && (
        <Suspense fallback={null}>
          <ContractSigners documentId={documentId} among={sent} />
        </Suspense>
      )}
    </span>
  );
}
