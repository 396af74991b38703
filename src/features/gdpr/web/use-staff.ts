import type { PersonChoice } from '#kernel/web/person-options.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { getGdprPeople } from '../contract/endpoints-protocol.ts';

/** Whom actions and requests may name: all active people, also for those who keep the area and see nobody's profile (gdpr.174). */
export function useStaff(): readonly PersonChoice[] | undefined {
  const { answer } = useCall(getGdprPeople, {});
  return answer?.staff.map(({ companyUserId: id, fullName: name, position: about }) => ({ id, name, about }));
}
