import { useQuery } from '#kernel/web/address.ts';
import { CardConfirmation } from './CardConfirmation.tsx';
import { CardEntry } from './CardEntry.tsx';

/** The pages of the built-in provider, for whoever was sent to one with its secret: where a card is entered, and where a payment is confirmed. */
export function ProviderPage() {
  const [{ step }] = useQuery();
  return step === 'confirm' ? <CardConfirmation /> : <CardEntry />;
}
