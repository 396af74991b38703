import { useMemo } from 'react';
import { getCompanyUser, getPendingCompanyUsers } from '#features/people/contract/endpoints.ts';
import { usePersonChoices } from '#features/people/web/public.ts';
import type { PersonChoice } from '#kernel/web/person-options.ts';
import { usePermission, useUser } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useToldError } from '#kernel/web/use-told-error.ts';
import { getPlans } from '../../contract/endpoints.ts';
import type { PlanType } from '../../contract/kinds.ts';

const pendingOnes = { pagination: { page: 1, pageSize: 100, sortDirection: 'asc' }, filter: {}, columns: ['position'] } as const;

/** Whom a plan may be about: everybody who works here or is about to start, of a manager their own team, and never oneself. */
export function usePlanPeople(): readonly PersonChoice[] | undefined {
  const { companyUserId } = useUser();
  // Who may see everybody may still plan for their own team alone.
  const plans = useCall(getPlans, {}, { staleMinutes: 2 });
  const team = plans.answer?.team;
  useToldError(plans);
  const active = usePersonChoices({ isStaff: true, exceptId: companyUserId ?? undefined });
  const body = { ...pendingOnes, columns: [...pendingOnes.columns] };
  const enabled = usePermission('EmployeesEdit');
  const pendingRead = useCall(getPendingCompanyUsers, { body }, { staleMinutes: 2, enabled });
  const { answer } = pendingRead;
  useToldError(pendingRead);
  return useMemo(() => {
    const pending = answer?.companyUsers.filter(({ isExternal, id }) => !isExternal && id !== companyUserId) ?? [];
    const choices = pending.map(({ id, firstName, lastName, position }) => ({
      id,
      name: `${firstName} ${lastName}`,
      about: position ?? null,
    }));
    const isOffered = ({ id }: PersonChoice): boolean => team?.includes(id) ?? true;
    return active && team !== undefined
      ? [...active, ...choices].filter(isOffered).toSorted((one, other) => one.name.localeCompare(other.name, 'nb'))
      : undefined;
  }, [active, answer, companyUserId, team]);
}

/** The first or last day as the profile says it; undefined while it is read, null where it says none or does not show it. */
export function useProfileDate(companyUserId: string | null, type: PlanType): string | null | undefined {
  const enabled = companyUserId !== null;
  const { answer, error } = useCall(getCompanyUser, { query: { companyUserEncrId: companyUserId ?? '', shouldLog: 'false' } }, { enabled });
  if (!enabled || error) return null;
  return answer && ((type === 'Onboarding' ? answer.companyUser.startDate : answer.companyUser.endDate) ?? null);
}
