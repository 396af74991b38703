import { IconBookUpload, IconCheck, IconQuestionMark } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { ComponentProps } from 'react';
import type { BookStatus } from '../../contract/rules/book-status.ts';
import type { en } from '../../texts/en.ts';

const looks: Readonly<Record<BookStatus, { tone: Tone; icon: ComponentProps<typeof StatusBadge>['icon'] }>> = {
  onShelf: { tone: 'good', icon: IconCheck },
  lent: { tone: 'note', icon: IconBookUpload },
  lost: { tone: 'bad', icon: IconQuestionMark },
};

/** The status of a book. */
export function BookStatusBadge({ status }: { status: BookStatus }) {
  const t = useTexts<typeof en>('library');
  return <StatusBadge {...looks[status]}>{t(`status.${status}`)}</StatusBadge>;
}
