import { useCall } from '#kernel/web/use-call.ts';
import { getEhfRecipient } from '../../contract/endpoints-payment.ts';

/** Whether EHF is offered first; undefined while the network is asked. Without an answer it is one method among others. */
export function useTakesEhf(): boolean | undefined {
  const { answer, error } = useCall(getEhfRecipient, {}, { staleMinutes: 30 });
  return error ? false : answer?.takesEhf;
}
