import { call } from '#kernel/web/call.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { getSigningContacts } from '../../contract/endpoints-contacts.ts';
import { createSigningRequest, createSigningRequests } from '../../contract/endpoints-create.ts';
import { resultsOf, reachable, requestOf, requestsOf, type PersonResult, type NewRequestValues } from './new-values.ts';

/** Sends one request, and answers its id; or one for each of many, and answers what became of each. */
export function useSendRequest(): (values: NewRequestValues, repeatKey: string) => Promise<string | readonly PersonResult[]> {
  const one = useWrite(createSigningRequest);
  const many = useWrite(createSigningRequests);
  const sendMany = async (values: NewRequestValues, repeatKey: string): Promise<readonly PersonResult[]> => {
    const { contacts } = await call(getSigningContacts, { body: { companyUserIds: values.people } });
    const { included, left } = reachable(contacts, values);
    if (included.length === 0) return left;
    try {
      // Each row shows its own result; the codes of the whole would repeat it.
      const { results } = await many.write({ body: requestsOf(values, included) }, { repeatKey, onWarnings: () => undefined });
      return [...resultsOf(included, results), ...left];
    } catch (error) {
      // When nobody of them got one, the refusal says for each why.
      const results = resultsIn(error);
      if (!results) throw error;
      return [...resultsOf(included, results), ...left];
    }
  };
  return async (values, repeatKey) => {
    if (values.kind === 'each') return sendMany(values, repeatKey);
    const { signingRequest } = await one.write({ body: requestOf(values) }, { repeatKey });
    return signingRequest.signingRequestId;
  };
}

function resultsIn(error: unknown) {
  if (!(error instanceof CallError)) return undefined;
  return createSigningRequests.answer.shape.results.safeParse(error.details['results']).data;
}
