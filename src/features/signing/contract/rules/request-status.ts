import type { TransitionTable } from '#kernel/contract/transitions.ts';
import { requestStatuses, type RequestStatus } from '../kinds.ts';

/**
 * The statuses as they are stored. `Sealing`: everybody has signed, and the file is being sealed and verified; on the wire it is `InProgress`.
 */
export const storedStatuses = [...requestStatuses, 'Sealing'] as const;
export type StoredStatus = (typeof storedStatuses)[number];

export type RequestAction =
  | 'begin'
  | 'sealBegun'
  | 'complete'
  | 'fail'
  | 'retrySealing'
  | 'remind'
  | 'extend'
  | 'changeEmail'
  | 'cancel'
  | 'reject'
  | 'expire'
  | 'delete'
  | 'copyToProfile'
  | 'annul'
  | 'addToRegister';

/** Who asked for the request, or sees all of them; somebody who signs; time, the outbox and the seal. */
export type RequestActor = 'keeper' | 'signer' | 'system';

const begun = [
  ['sealBegun', 'Sealing', 'signer'],
  ['remind', 'InProgress', 'keeper', 'system'],
  ['extend', 'InProgress', 'keeper'],
  ['changeEmail', 'InProgress', 'keeper'],
  ['cancel', 'Canceled', 'keeper'],
  ['reject', 'Rejected', 'signer'],
  ['expire', 'Expired', 'system'],
] as const;

/** All that can become of a request (signing.4). */
export const requestTransitions: TransitionTable<StoredStatus, RequestAction, StoredStatus | 'deleted', RequestActor> = {
  Created: [
    ['begin', 'InProgress', 'system', 'signer'],
    ['remind', 'Created', 'keeper', 'system'],
    ['extend', 'Created', 'keeper'],
    ['changeEmail', 'Created', 'keeper'],
    ['cancel', 'Canceled', 'keeper'],
    ['expire', 'Expired', 'system'],
  ],
  InProgress: [...begun],
  Sealing: [
    ['complete', 'Completed', 'system'],
    ['fail', 'Error', 'system'],
  ],
  Error: [
    ['retrySealing', 'Sealing', 'keeper', 'system'],
    ['cancel', 'Canceled', 'keeper'],
  ],
  Completed: [
    ['copyToProfile', 'Completed', 'keeper'],
    ['addToRegister', 'Completed', 'keeper'],
    ['annul', 'Completed', 'keeper'],
    ['delete', 'deleted', 'keeper'],
  ],
  Expired: [
    ['extend', 'InProgress', 'keeper'],
    ['delete', 'deleted', 'keeper'],
  ],
  Rejected: [['delete', 'deleted', 'keeper']],
  Canceled: [['delete', 'deleted', 'keeper']],
};

/** The word of the wire. */
export function wireStatus(status: StoredStatus): RequestStatus {
  return status === 'Sealing' ? 'InProgress' : status;
}
