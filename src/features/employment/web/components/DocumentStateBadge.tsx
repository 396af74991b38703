import { IconCircleCheck, IconFileCheck, IconPencil, IconSend, type IconFlag } from '@tabler/icons-react';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { DocumentState } from '../../contract/kinds.ts';
import { stateKeys, useDocumentWords } from '../document-words.ts';

const looks = {
  draft: { tone: 'still', icon: IconPencil },
  reopened: { tone: 'warn', icon: IconPencil },
  published: { tone: 'note', icon: IconFileCheck },
  sent: { tone: 'warn', icon: IconSend },
  signed: { tone: 'good', icon: IconCircleCheck },
} as const satisfies Record<string, { tone: Tone; icon: typeof IconFlag }>;

/** The state of an employment contract. */
export function DocumentStateBadge({ state }: { state: DocumentState }) {
  const words = useDocumentWords();
  return <StatusBadge {...looks[stateKeys[state]]}>{words.state(state)}</StatusBadge>;
}
