import { useState } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CallError } from '#kernel/web/call-error.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { useCall, useWrite, type Read } from '#kernel/web/use-call.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { handleSubscriptions, previewSubscription } from '../../contract/endpoints-purchase.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import type { Choice } from '../plans/choice.ts';
import { orderOf, type Order } from '../plans/order.ts';
import { readsOfSubscription } from '../reads-of-subscription.ts';
import { missingFor, type Missing } from './missing.ts';
import { problemsByPlace } from './problem-places.ts';
import type { DiscountUse } from './use-discount.ts';

interface PurchaseInput {
  overview: SubscriptionOverview;
  choice: Choice;
  method: Order['collectionMethod'];
  discount: DiscountUse;
  /** The version that is accepted. */
  agreement: string;
}

export interface Purchase {
  preview: Read<Answer<typeof previewSubscription>>;
  isAccepted: boolean;
  accept: (isAccepted: boolean) => void;
  /** What is missing, once it was tried. */
  missing: readonly { what: Missing; text: string }[];
  /** Why it was refused, until something of it is changed. */
  refused: readonly string[];
  /** The same beside the parts of the page. */
  problems: ReturnType<typeof problemsByPlace>;
  isBusy: boolean;
  buy: () => void;
}

/** A purchase as the page holds it: the sum, the agreement, and the one call that orders (subscription.23). */
export function usePurchase({ overview, choice, method, discount, agreement }: PurchaseInput): Purchase {
  const t = useTexts<typeof en>('subscription');
  const [, change] = useQuery();
  const [isAccepted, accept] = useState(false);
  const [tried, setTried] = useState<string>();
  const { code: discountCode, hasUnused: hasUnusedCode } = discount;
  const order = orderOf(choice, { collectionMethod: method, ...(discountCode !== undefined && { discountCode }) });
  const preview = useCall(previewSubscription, { body: order }, { keepsPrevious: true });
  // Unlimited too: its own call knows neither its steps nor a company that has it already (subscription.14).
  const { write: placeOrder } = useWrite(handleSubscriptions, { changes: readsOfSubscription });
  const buying = useAttempt();
  const isEnd = choice.plans.length === 0;
  const needed = missingFor({ overview, method, isAccepted, hasUnusedCode, isEnd });
  const missing = tried === undefined ? [] : needed.map((what) => ({ what, text: t(`confirm.missing.${what}`) }));
  // What was refused is said until something of it is another.
  const { recipient, billingInformation, cards } = overview;
  const now = JSON.stringify([order, recipient, billingInformation, cards]);
  const refused = tried === now ? buying.problem : undefined;
  const { name: recipientName, email: recipientEmail } = recipient ?? { name: '', email: '' };
  const buy = (): void => {
    setTried(now);
    if (needed.length > 0) return;
    const payable = preview.answer?.now?.payable ?? 0;
    void buying.run(async () => {
      const confirmed = { recipientName, recipientEmail, serviceAgreementVersion: agreement, payable };
      const { processingId } = await placeOrder({ body: { ...order, ...confirmed } }).catch((error: unknown) => {
        if (error instanceof CallError && error.codes.includes('subscription.SumChanged')) preview.retry();
        throw error;
      });
      change({ processingId });
    });
  };
  const lines = refused ? errorLines(refused) : [];
  const problems = problemsByPlace(missing, refused && { codes: refused.codes, text: lines.join('\n') });
  return { preview, isAccepted, accept, missing, refused: lines, problems, isBusy: buying.isBusy, buy };
}
