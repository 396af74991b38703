import { useCall } from '#kernel/web/use-call.ts';
import { getCompanySigningRequests } from '../../contract/endpoints.ts';
import type { SigningFilter } from '../../contract/lists.ts';
import { PeopleStates } from '../components/PeopleStates.tsx';

interface ContractSignersProps {
  documentId: string;
  among: readonly string[];
}

/** The people who sign an employment contract, in the list of contracts; all of them are read at once (signing.79). */
export function ContractSigners({ documentId, among }: ContractSignersProps) {
  const filter: SigningFilter = { documentIds: [...among] };
  const { answer } = useCall(getCompanySigningRequests, { query: { filter: JSON.stringify(filter) } }, { staleMinutes: 2 });
  const request = answer?.signingRequests.find((one) => one.documentId === documentId && one.isOpen);
  return request ? <PeopleStates request={request} /> : null;
}
