import { IconCircleCheck, IconCircleX, IconFileCheck, IconPencil, IconSend, type IconFlag } from '@tabler/icons-react';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { DocumentListItem } from '../../contract/document.ts';
import { stateKeys, useDocumentWords } from '../document-words.ts';

const looks = {
  draft: { tone: 'still', icon: IconPencil },
  reopened: { tone: 'warn', icon: IconPencil },
  published: { tone: 'note', icon: IconFileCheck },
  sent: { tone: 'warn', icon: IconSend },
  signed: { tone: 'good', icon: IconCircleCheck },
} as const satisfies Record<string, { tone: Tone; icon: typeof IconFlag }>;

const annulled = { tone: 'still', icon: IconCircleX } as const;

/** The state of an employment contract, and of a signed one whether it still applies. */
export function DocumentStateBadge({ document: { state, isAnnulled } }: { document: Pick<DocumentListItem, 'state' | 'isAnnulled'> }) {
  const words = useDocumentWords();
  if (isAnnulled) return <StatusBadge {...annulled}>{words.annulled}</StatusBadge>;
  return <StatusBadge {...looks[stateKeys[state]]}>{words.state(state)}</StatusBadge>;
}
