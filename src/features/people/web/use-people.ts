import { useMemo } from 'react';
import { endpointAt } from '#kernel/web/endpoint-at.ts';
import type { PersonChoice } from '#kernel/web/person-options.ts';
import { usePermission } from '#kernel/web/session.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useToldError } from '#kernel/web/use-told-error.ts';
import type * as endpoints from '../contract/endpoints.ts';
import type { CompanyUserChoice } from '../contract/lists.ts';

// By address only: the palette reads it before any page is loaded.
const getCompanyUsers = endpointAt<typeof endpoints.getCompanyUsers>({ method: 'GET', path: '/companyusers/get-company-users' });
const nobody: readonly CompanyUserChoice[] = [];

/** The active people whom the user may see, nobody for who may see none; one read for the palette and all fields that choose a person. */
export function usePeople({ enabled = true }: { enabled?: boolean } = {}): { people: readonly CompanyUserChoice[]; isLoading: boolean } {
  const { answer, loading } = useRead(enabled);
  return { people: answer?.companyUsers ?? nobody, isLoading: loading };
}

function useRead(enabled: boolean) {
  const maySee = usePermission('EmployeesViewDetails');
  return useCall(getCompanyUsers, {}, { staleMinutes: 2, enabled: enabled && maySee });
}

interface PeopleOptions {
  /** Without accountants, board members and other externals, who lead nobody. */
  isStaff?: boolean;
  /** Left out: nobody reports to themselves. */
  exceptId?: string | undefined;
}

/** The same as the choices of a `PersonSelect`; undefined while they are being read, and told of when they cannot be. */
export function usePersonChoices({ isStaff = false, exceptId }: PeopleOptions = {}): readonly PersonChoice[] | undefined {
  const read = useRead(true);
  const { answer, error, loading } = read;
  useToldError(read);
  return useMemo(
    () =>
      loading || (error && !answer)
        ? undefined
        : (answer?.companyUsers ?? nobody)
            .filter(({ id, isExternal }) => !(isStaff && isExternal) && id !== exceptId)
            .map(({ id, firstName, lastName, position }) => ({ id, name: `${firstName} ${lastName}`, about: position })),
    [answer, error, loading, isStaff, exceptId],
  );
}

// By address only, as above.
const getCompanyUsersFilter = endpointAt<typeof endpoints.getCompanyUsersFilter>({
  method: 'GET',
  path: '/companyusers/get-companyusers-filter',
});

/** What the active people whom the user may filter have in their profiles: departments, teams, locations, positions. */
export function useKnownValues(): (key: 'departments' | 'teams' | 'locations' | 'positions') => string[] {
  const { answer } = useCall(getCompanyUsersFilter, { query: { state: 'active' } }, { staleMinutes: 2 });
  return (key) => answer?.filters.find((one) => one.key === key)?.values.flatMap(({ value }) => (value ? [value] : [])) ?? [];
}
