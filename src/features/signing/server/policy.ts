import { editGate as registerGate } from '#features/contracts/contract/gates.ts';
import { emailKey } from '#kernel/contract/email-address.ts';
import { possibleActions } from '#kernel/contract/transitions.ts';
import type { MemberActor } from '#kernel/server/call-context.ts';
import { isAdmitted } from '#kernel/server/gate.ts';
import type { SigningPermissions } from '../contract/entities.ts';
import { isTurnOf } from '../contract/rules/recipient-status.ts';
import { requestTransitions } from '../contract/rules/request-status.ts';
import type { RecipientRow, RequestRow } from './store-requests.ts';

/** Who reads requests. */
export interface Reader {
  companyUserId: string;
  /** The verified address of the account, as addresses are compared; null without one. */
  emailKey: string | null;
  seesAll: boolean;
  /** Makes employment contracts, and so may open their requests. */
  seesContracts: boolean;
  mayChange: boolean;
  mayAddContracts: boolean;
}

export function readerOf({ account, member }: Pick<MemberActor, 'account' | 'member'>): Reader {
  const { companyUserId, levels, permissions, viewedBy } = member;
  return {
    companyUserId,
    // Whoever views the product as somebody else has another account.
    emailKey: viewedBy === undefined && account.emailVerified ? emailKey(account.email) : null,
    seesAll: levels.digitalSigning === 'full' || levels.digitalSigning === 'viewall',
    seesContracts: levels.employmentContracts === 'full',
    mayChange: permissions.has('EsigningEdit'),
    mayAddContracts: isAdmitted(registerGate.access, member),
  };
}

type Person = Pick<RecipientRow, 'companyUserId' | 'email'>;

/** Whether a person of a request is the reader. */
export function isReader(reader: Reader, { companyUserId, email }: Person): boolean {
  return companyUserId === reader.companyUserId || hasAddress(reader, { email });
}

/** Whether the reader may sign without the link: by a session of the very address that was asked. */
export function hasAddress(reader: Reader, { email }: Pick<Person, 'email'>): boolean {
  return reader.emailKey !== null && emailKey(email) === reader.emailKey;
}

interface RequestFacts {
  request: Pick<RequestRow, 'requestedBy' | 'isOfContract'>;
  recipients: readonly Person[];
}

/** How much somebody sees of a request: all, status and dates only, nothing (signing.2, signing.3). */
export function requestVisibility(reader: Reader, { request, recipients }: RequestFacts): 'all' | 'status' | 'none' {
  if (request.requestedBy === reader.companyUserId || recipients.some((one) => isReader(reader, one))) return 'all';
  if (!reader.seesAll) return 'none';
  return request.isOfContract && !reader.seesContracts ? 'status' : 'all';
}

/** Whether the reader keeps a request: theirs, or with full access to signing any, of an employment contract only with full access to these. */
export function seesRequest(reader: Reader, seen: RequestFacts): boolean {
  if (!reader.mayChange || requestVisibility(reader, seen) !== 'all') return false;
  const { requestedBy, isOfContract } = seen.request;
  // Who is only one of its people reads it and signs it (signing.3).
  return requestedBy === reader.companyUserId || (reader.seesAll && (!isOfContract || reader.seesContracts));
}

interface RequestState {
  request: Pick<
    RequestRow,
    'requestedBy' | 'isOfContract' | 'isOfErased' | 'status' | 'contractId' | 'annulsId' | 'isAnnulment' | 'hasOtherAnnulment'
  >;
  recipients: readonly Pick<RecipientRow, 'companyUserId' | 'email' | 'status' | 'position' | 'answeredAt' | 'isErased'>[];
  /** Another request annuls it, or is about to. */
  isBeingAnnulled: boolean;
  /** It was annulled, also when the request that did so is deleted. */
  isAnnulled: boolean;
}

/** What the reader may do with a request now. */
export function signingPermissions(reader: Reader, standing: RequestState): SigningPermissions {
  const { request, recipients, isBeingAnnulled, isAnnulled } = standing;
  const keeps = seesRequest(reader, standing);
  const possible = keeps ? possibleActions(requestTransitions, request.status, 'keeper') : [];
  const may = (action: (typeof possible)[number]): boolean => possible.includes(action);
  const isCompleted = request.status === 'Completed';
  const isUnderAnnulment = isBeingAnnulled && !isAnnulled;
  return {
    sign: isAlive(request) && recipients.some((one) => hasAddress(reader, one) && isTurnOf(one, recipients)),
    remind: may('remind') && recipients.some((one) => isTurnOf(one, recipients)),
    extend: may('extend') && refusedReopening(standing) === undefined,
    changeEmail: may('changeEmail') && recipients.some(({ answeredAt }) => answeredAt === null),
    cancel: may('cancel'),
    // What says that it is annulled would no longer know of which.
    delete: may('delete') && !isUnderAnnulment,
    copyToProfile: may('copyToProfile') && reader.seesAll,
    evidence: keeps && isCompleted,
    retrySealing: may('retrySealing'),
    annul: may('annul') && !isBeingAnnulled && !isAnnulled && !request.isAnnulment && !hasErased(recipients),
    // Accountants and board members read the register, and no employment contracts (signing.20).
    addToRegister:
      may('addToRegister') &&
      !isAnnulled &&
      !request.isAnnulment &&
      !request.isOfContract &&
      request.contractId === null &&
      reader.mayAddContracts,
  };
}

/** Why a request that has expired cannot come alive again. */
export function refusedReopening({
  request: { status, isOfContract, isOfErased, isAnnulment, annulsId, hasOtherAnnulment },
  recipients,
}: Pick<RequestState, 'request' | 'recipients'>):
  | 'signing.ContractReopened'
  | 'signing.AnnulledDeleted'
  | 'signing.AlreadyAnnulled'
  | 'signing.SignerErased'
  | undefined {
  if (status !== 'Expired') return undefined;
  // Its contract is not being signed any more, and may say something else by now (signing.18).
  if (isOfContract && !isAnnulment) return 'signing.ContractReopened';
  if (isAnnulment && annulsId === null) return 'signing.AnnulledDeleted';
  if (hasOtherAnnulment) return 'signing.AlreadyAnnulled';
  return isOfErased || hasErased(recipients) ? 'signing.SignerErased' : undefined;
}

/** Whether somebody was erased who would have to sign once more. */
export function hasErased(recipients: readonly Pick<RecipientRow, 'isErased'>[]): boolean {
  return recipients.some(({ isErased }) => isErased);
}

function isAlive({ status }: Pick<RequestRow, 'status'>): boolean {
  return status === 'Created' || status === 'InProgress';
}

export const noPermissions: SigningPermissions = {
  sign: false,
  remind: false,
  extend: false,
  changeEmail: false,
  cancel: false,
  delete: false,
  copyToProfile: false,
  evidence: false,
  retrySealing: false,
  annul: false,
  addToRegister: false,
};
