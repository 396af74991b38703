import { NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '../IconButton.tsx';
import styles from './Pager.module.css';

interface PagerProps {
  page: number;
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
  texts: { range: string; rowsPerPage: string; previousPage: string; nextPage: string };
}

const sizes = ['25', '50', '100', '200'];

/** The range of rows shown and the total, with buttons for the other pages. */
export function Pager({ page, pageSize, total, onPage, onPageSize, texts }: PagerProps) {
  if (total === 0) return null;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <div className={styles['pager']}>
      <NativeSelect
        size="xs"
        label={texts.rowsPerPage}
        data={sizes}
        value={String(pageSize)}
        onChange={(event) => onPageSize(Number(event.currentTarget.value))}
        classNames={{ root: styles['size'] ?? '' }}
      />
      <span className={styles['space']} />
      <output className={styles['range']}>{texts.range}</output>
      <IconButton label={texts.previousPage} icon={IconChevronLeft} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton label={texts.nextPage} icon={IconChevronRight} disabled={page >= last} onClick={() => onPage(page + 1)} />
    </div>
  );
}
