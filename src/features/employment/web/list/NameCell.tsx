import { Link } from '#kernel/web/Link.tsx';
import { useReadOnly } from '#kernel/web/session.ts';
import type { DocumentListItem } from '../../contract/document.ts';
import styles from './list.module.css';

/** Where a contract opens: a draft where it is written, for those who may. */
export function pageOf(
  { permissions }: Pick<DocumentListItem, 'permissions'>,
  isFixed: boolean,
): '/employee-contract/edit' | '/employee-contract/view' {
  return permissions.update && !isFixed ? '/employee-contract/edit' : '/employee-contract/view';
}

/** The name of a contract, and under it the employee where it is called otherwise. */
export function NameCell({ row }: { row: DocumentListItem }) {
  const isFixed = useReadOnly();
  const { documentId, name, employeeName } = row;
  return (
    <span className={styles['two']}>
      <Link to={pageOf(row, isFixed)} query={{ documentId }}>
        {name}
      </Link>
      {employeeName !== '' && employeeName !== name && <span className={styles['under']}>{employeeName}</span>}
    </span>
  );
}
