import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { ListedMessage } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { StatusCell } from './StatusCell.tsx';
import { useMessageWords } from '../message-words.ts';

/** The columns until the user has chosen some. */
export const usualColumns = ['text', 'timestamp', 'status', 'numberOfRecipients', 'sender', 'createdBy'];

/** The columns of the list of messages. */
export function useMessageColumns(): Column<ListedMessage>[] {
  const t = useTexts<typeof en>('sms');
  const format = useFormat();
  const words = useMessageWords();
  const column = (
    key: keyof typeof en.columns,
    cell: Column<ListedMessage>['cell'],
    more: Partial<Column<ListedMessage>> = {},
  ): Column<ListedMessage> => ({ key, header: t(`columns.${key}`), cell, ...more });
  const isSortable = true;
  const textCell = (message: ListedMessage) =>
    createElement(
      Link,
      { to: '/sms', query: { messageId: message.messageId }, opens: 'messageId', title: words.text(message) },
      words.text(message),
    );
  const statusCell = (message: ListedMessage) => createElement(StatusCell, { message });
  return [
    column('text', textCell, { isPrimary: true, width: 14, maxWidth: 20 }),
    column('timestamp', ({ timestamp }) => format.moment(timestamp), { isSortable, width: 10 }),
    column('status', statusCell, { isSortable, width: 10 }),
    column('numberOfRecipients', (message) => format.number(message.numberOfRecipients), { isSortable, align: 'end', width: 6 }),
    column('sender', ({ sender }) => words.sender(sender), { isSortable, width: 9 }),
    column('createdBy', ({ createdByFullName }) => createdByFullName ?? t('erasedPerson'), { isSortable, width: 9 }),
    column('parts', ({ parts }) => format.number(parts), { align: 'end', width: 5 }),
  ];
}
