import { enConfirm } from './en-confirm.ts';
import { enErrors } from './en-errors.ts';
import { enOverview } from './en-overview.ts';
import { enPayment } from './en-payment.ts';
import { enPlans } from './en-plans.ts';

/** What the pages of the subscription say. */
export const en = {
  errors: enErrors,
  overview: enOverview,
  ...enPlans,
  ...enConfirm,
  ...enPayment,
};
