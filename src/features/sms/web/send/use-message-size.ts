import { useDebouncedValue } from '@mantine/hooks';
import type { Input } from '#kernel/contract/endpoint.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { previewMessage } from '../../contract/endpoints.ts';
import type { PossibleRecipient, SmsPreview } from '../../contract/entities.ts';
import { estimateSize, sizeOf, type MessageSize } from './estimate.ts';

export type SentMessage = Input<typeof previewMessage>['body'];

/** What the message would be: counted in the page as it is typed, and by the server a moment later. */
export function useMessageSize(
  body: SentMessage & { text: string; recipients: readonly unknown[] },
  people: readonly PossibleRecipient[],
): { size: MessageSize; preview: SmsPreview | undefined } {
  const typed = JSON.stringify(body);
  const [debounced] = useDebouncedValue(typed, 250);
  const isBegun = body.recipients.length > 0 || body.text !== '';
  const read = useCall(
    previewMessage,
    // Serialised above.
    { body: JSON.parse(debounced) as SentMessage },
    { keepsPrevious: true, enabled: isBegun },
  );
  const preview = isBegun ? read.answer?.preview : undefined;
  const isCurrent = preview !== undefined && debounced === typed && !read.refreshing;
  if (isCurrent) return { size: sizeOf(preview), preview };
  // Any first name is nearer than none.
  const firstName = people[0]?.fullName.split(' ')[0] ?? null;
  const reached = body.recipients.length === 0 ? 0 : (preview?.reached ?? 0);
  return { size: estimateSize({ text: body.text, firstName: reached > 0 ? firstName : null, reached }), preview };
}
