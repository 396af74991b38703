import type { CallError } from '#kernel/web/call-error.ts';
import { useQuery } from '#kernel/web/address.ts';
import { useUser } from '#kernel/web/session.ts';
import { useCall, type Read } from '#kernel/web/use-call.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { getCompanyUser } from '../contract/endpoints.ts';

export interface PersonInAddress {
  id: string;
  isSelf: boolean;
  read: Read<Answer<typeof getCompanyUser>>;
}

/** The person in the address; by default the signed-in person. */
export function usePersonInAddress(): PersonInAddress {
  const [{ employeeId }] = useQuery();
  const { companyUserId } = useUser();
  const id = employeeId ?? companyUserId ?? '';
  const read = useCall(getCompanyUser, { query: { companyUserEncrId: id } }, { enabled: id !== '' });
  return { id, isSelf: id === companyUserId, read: { ...read, answer: read.answer?.companyUser.id === id ? read.answer : undefined } };
}

/** Whether the person is not visible, deleted or unknown, for example because the address was truncated. */
export function isNotShown(error: CallError): boolean {
  return [403, 404].includes(error.status) || error.has('common.BadRequest');
}
