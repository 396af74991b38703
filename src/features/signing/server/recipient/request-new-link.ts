import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { requestNewLink as contract } from '../../contract/endpoints-recipient.ts';
import { appendEvent } from '../append-event.ts';
import type { NewLinkAdvice } from '../mails.ts';
import { refusedReopening } from '../policy.ts';
import { lockRequest, type OpenRequest } from '../store-requests.ts';
import { notifyRequester } from '../notify-everyone.ts';
import { openSigner } from './open-signer.ts';

const day = 86_400;

/** Tells who sent the request that somebody needs a new link or more time (signing.51). A link of a request that was deleted is an unknown one. */
export const requestNewLink = twoStepHandler<typeof contract, void>(
  ({ services, target }) => requireRate(services, { key: `signing-new-link|${target}`, limit: 3, windowSeconds: day }),
  async (context) => {
    const { company, fail } = context;
    const { recipientId, requestId, fullName, isCompanyEnding } = await openSigner(context);
    if (isCompanyEnding) fail('common.CompanyEnding');
    const open = await lockRequest(company, requestId);
    if (!open) throw new Error('A request that is gone while its signer is there');
    await appendEvent(context, requestId, { kind: 'linkRequested', recipientId });
    const advice = adviceFor(open);
    await notifyRequester(context, open, { kind: 'newLink', person: fullName, ...(advice && { advice }) });
    return {};
  },
);

function adviceFor(open: OpenRequest): NewLinkAdvice | undefined {
  const { status } = open.request;
  if (status === 'Created' || status === 'InProgress') return 'remind';
  // Everybody has signed, and nobody needs a link until the file is sealed.
  if (status === 'Sealing' || status === 'Error') return undefined;
  if (status === 'Completed') return 'completed';
  return status === 'Expired' && refusedReopening(open) === undefined ? 'restart' : 'ended';
}
