import { IconArrowsLeftRight, IconCircleCheck, IconCircleX, IconDots, IconHourglass, IconTrash } from '@tabler/icons-react';
import type { Icon } from '#kernel/web/entry.ts';
import type { Tone } from '#ui/StatusBadge.tsx';
import { absenceStatus, transferStatus, type AbsenceStatus, type TransferStatus } from '../contract/kinds.ts';

/** The colour and icon of each status. */
export const statusStyles: Readonly<Record<AbsenceStatus, { tone: Tone; icon: Icon }>> = {
  [absenceStatus.Unspecified]: { tone: 'still', icon: IconDots },
  [absenceStatus.Created]: { tone: 'warn', icon: IconHourglass },
  [absenceStatus.Approved]: { tone: 'good', icon: IconCircleCheck },
  [absenceStatus.Declined]: { tone: 'bad', icon: IconCircleX },
  [absenceStatus.PendingForDeletion]: { tone: 'warn', icon: IconHourglass },
  [absenceStatus.ApprovedDelete]: { tone: 'still', icon: IconTrash },
  [absenceStatus.DeclinedDelete]: { tone: 'good', icon: IconCircleCheck },
  [absenceStatus.Deleted]: { tone: 'still', icon: IconTrash },
  [absenceStatus.PendingForUpdate]: { tone: 'warn', icon: IconHourglass },
  [absenceStatus.ApprovedUpdate]: { tone: 'good', icon: IconCircleCheck },
  [absenceStatus.DeclinedUpdate]: { tone: 'good', icon: IconCircleCheck },
  [absenceStatus.RequestUpdated]: { tone: 'warn', icon: IconHourglass },
  [absenceStatus.UpdateCancelled]: { tone: 'good', icon: IconCircleCheck },
};

/** The colour and icon of a transfer of days. */
export const transferLooks: Readonly<Record<TransferStatus, { tone: Tone; icon: Icon }>> = {
  [transferStatus.pending]: { tone: 'warn', icon: IconHourglass },
  [transferStatus.approved]: { tone: 'good', icon: IconArrowsLeftRight },
  [transferStatus.declined]: { tone: 'bad', icon: IconCircleX },
};
