import type { Company } from '../database/unit.ts';
import { hook } from '../registers.ts';
import type { SendEnd } from './deliver-outbox.ts';
import type { Outbox } from './store-outbox.ts';

/** Why a message is not tried again: the other side refused it, every attempt failed, or it may have arrived. */
export type DeliveryFault = 'refused' | 'unreachable' | 'uncertain';

/** A mail or SMS of a company that is not tried again, in the transaction that writes it. */
export interface FailedDelivery {
  company: Company;
  outbox: Outbox;
  messageId: string;
  recipient: string;
  fault: DeliveryFault;
  now: Date;
}
export const deliveryFailed = hook<FailedDelivery>('kernel.deliveryFailed');

export function faultOf({ isUncertain, isPermanent }: Pick<SendEnd, 'isUncertain' | 'isPermanent'>): DeliveryFault {
  if (isUncertain) return 'uncertain';
  return isPermanent ? 'refused' : 'unreachable';
}
