import { IconCircleCheck, IconCircleOff, IconClockPause, IconFlag, IconHourglass } from '@tabler/icons-react';
import { StatusBadge, type Tone } from '#ui/StatusBadge.tsx';
import type { ContractRow } from '../../contract/entities.ts';
import { statusKey, useContractWords } from '../contract-words.ts';

const looks = {
  active: { tone: 'good', icon: IconCircleCheck },
  inactive: { tone: 'still', icon: IconCircleOff },
  termination: { tone: 'warn', icon: IconFlag },
  onTrial: { tone: 'note', icon: IconHourglass },
  expired: { tone: 'still', icon: IconClockPause },
} as const satisfies Record<string, { tone: Tone; icon: typeof IconFlag }>;

/** The status of a contract, or that it has expired. */
export function ContractStatusBadge({ contract }: { contract: Pick<ContractRow, 'status' | 'isExpired'> }) {
  const words = useContractWords();
  return <StatusBadge {...looks[statusKey(contract)]}>{words.status(contract)}</StatusBadge>;
}
