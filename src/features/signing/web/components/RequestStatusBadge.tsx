import { StatusBadge } from '#ui/StatusBadge.tsx';
import type { SigningRequestItem } from '../../contract/entities.ts';
import { lookOfRequest, useRequestWords } from '../request-words.ts';

/** The status of a signing request. */
export function RequestStatusBadge({ request }: { request: Pick<SigningRequestItem, 'status' | 'isSealing' | 'isAnnulled'> }) {
  const words = useRequestWords();
  return <StatusBadge {...lookOfRequest(request)}>{words.status(request)}</StatusBadge>;
}
