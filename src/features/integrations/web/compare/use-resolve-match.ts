import { useWrite } from '#kernel/web/use-call.ts';
import { linkPeople, separatePeople } from '../../contract/endpoints-match.ts';
import type { Comparison } from '../../contract/entities.ts';
import { compareCallOf } from './compare-calls.ts';

interface Pair {
  companyUserId: string;
  externalId: string;
}

/** Says who is the same as whom, and who is not; the comparison on the page follows. */
export function useResolveMatch({ provider, comparisonId }: Pick<Comparison, 'provider' | 'comparisonId'>) {
  const changes = [compareCallOf(provider)];
  const linking = useWrite(linkPeople, { changes });
  const separating = useWrite(separatePeople, { changes });
  return {
    link: (pair: Pair) => linking.write({ body: { provider, comparisonId, ...pair } }),
    separate: (pairs: Pair[]) => separating.write({ body: { provider, comparisonId, pairs } }),
  };
}
