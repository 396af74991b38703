import { localeOfLanguage } from '#kernel/contract/locale.ts';
import { call } from '#kernel/web/call.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useLanguage } from '#kernel/web/texts.ts';
import { useAttempt } from '#kernel/web/use-attempt.ts';
import { getPaymentCardUrl } from '../../contract/endpoints-payment.ts';

interface AddCard {
  addCard: () => void;
  isOpening: boolean;
}

/** Leads to the payment provider's page where a card is typed, and from there back to this address, which is without the locale. */
export function useAddCard(returnPath: string): AddCard {
  const { isBusy, run } = useAttempt();
  const locale = localeOfLanguage[useLanguage()];
  const open = async (): Promise<void> => {
    try {
      const { url } = await call(getPaymentCardUrl, { query: { returnPath: `/${locale}${returnPath}` } });
      window.location.assign(url);
    } catch (error) {
      showError(error, () => void run(open));
      throw error;
    }
  };
  return { addCard: () => void run(open), isOpening: isBusy };
}
