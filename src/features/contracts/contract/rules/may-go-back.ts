import type { HandedContract } from '../entities.ts';
import { mostGoingAlong, mostHandedBack } from '../kinds.ts';

/** Whether contracts that were handed over can go back in one call. */
export function mayGoBack(contracts: readonly Pick<HandedContract, 'taskIds' | 'notificationIds'>[]): boolean {
  const along = contracts.reduce((sum, { taskIds, notificationIds }) => sum + taskIds.length + notificationIds.length, 0);
  return contracts.length <= mostHandedBack && along <= mostGoingAlong;
}
