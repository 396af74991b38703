import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { StatusLine } from '#ui/StatusLine.tsx';
import type { SigningRequest } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { lookOfRequest, useRequestWords } from '../request-words.ts';

const ends = { Completed: 'signed', Rejected: 'rejected', Expired: 'expired', Canceled: 'cancelled' } as const;

/** Where a request stands, since when, and what comes next. */
export function RequestState({ request }: { request: SigningRequest }) {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  const words = useRequestWords();
  const { status, createdDate, endedDate } = request;
  // Only those that have ended have such a word.
  const end = status in ends ? ends[status as keyof typeof ends] : undefined;
  const since =
    end && endedDate
      ? t(`request.since.${end}`, { date: format.dayOf(endedDate) })
      : t('request.since.sent', { date: format.dayOf(createdDate) });
  return <StatusLine {...lookOfRequest(request)} state={words.status(request)} since={since} next={useNext(request)} />;
}

/** What is waited for; nothing when nothing is. */
function useNext({ status, isSealing, recipients, dueDate, extendedDueDate, permissions }: SigningRequest): string | undefined {
  const t = useTexts<typeof en>('signing');
  const format = useFormat();
  if (isSealing) return t('request.next.sealing');
  if (status === 'Expired') return permissions.extend ? t('request.next.extend') : undefined;
  if (status !== 'Created' && status !== 'InProgress') return undefined;
  const awaited = recipients.filter(({ isTurn }) => isTurn);
  const due = extendedDueDate ?? dueDate;
  const names = awaited.map(({ isMe, name }) => (isMe ? t('list.you') : name));
  const who =
    awaited.some(({ isMe }) => isMe) && awaited.length === 1
      ? t('request.next.waitsForMe')
      : names.length > 0 && t('request.next.waitsFor', { names: format.list(names) });
  return [who, due && t('request.next.due', { date: format.date(due) })].filter(Boolean).join(' · ') || undefined;
}
