import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { getCompanyHierarchy } from '../../contract/endpoints.ts';
import { Hierarchy } from './Hierarchy.tsx';

/** The organisation chart, for viewing and editing (access-control.16, access-control.17). */
export function HierarchyTab() {
  const [{ deactivated }] = useQuery();
  const includeDeactivated = deactivated === 'true';
  const read = useCall(getCompanyHierarchy, { body: { includeDeactivated } }, { staleMinutes: 2, keepsPrevious: true });
  return (
    <Loaded read={read} skeleton={<Skeleton height={480} radius="md" />}>
      {(answer) => <Hierarchy answer={answer} />}
    </Loaded>
  );
}
