import { call } from '#kernel/web/call.ts';
import type { WebPorts } from '#kernel/web/ports.ts';
import { updateReporting } from '../../contract/endpoints.ts';

export const changeManager: WebPorts['changeManager'] = async (person, managerId) => {
  const { user, managerWithoutTeamAccess } = await call(updateReporting, { body: { ...person, reportingToCompanyUserId: managerId } });
  return managerWithoutTeamAccess === null ? undefined : (user.reportingToFullName ?? undefined);
};
