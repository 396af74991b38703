import { TwoLines } from '#ui/TwoLines.tsx';
import type { ListedMessage } from '../../contract/entities.ts';
import { MessageStatusBadge } from '../components/MessageStatusBadge.tsx';
import { useMessageWords } from '../message-words.ts';

/** How far a message is, and how many recipients are where. */
export function StatusCell({ message }: { message: ListedMessage }) {
  const words = useMessageWords();
  return (
    <TwoLines about={words.counts(message)}>
      <span>
        <MessageStatusBadge status={message.status} />
      </span>
    </TwoLines>
  );
}
