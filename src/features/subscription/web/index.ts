import { ConfirmPage } from './ConfirmPage.tsx';
import { InvoicesPage } from './InvoicesPage.tsx';
import { PaymentPage } from './PaymentPage.tsx';
import { OrganisationCard } from './overview/OrganisationCard.tsx';
import { SubscriptionPage } from './SubscriptionPage.tsx';

/** The pages, in one script: whoever opens one goes on to the others, and home knows fewer names. */
export const pages = { SubscriptionPage, ConfirmPage, PaymentPage, InvoicesPage, OrganisationCard };
