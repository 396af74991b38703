import type { TextsLike } from '#kernel/contract/texts.ts';
import type { en } from './en.ts';
import { noConfirm } from './no-confirm.ts';
import { noErrors } from './no-errors.ts';
import { noOverview } from './no-overview.ts';
import { noPayment } from './no-payment.ts';
import { noPlans } from './no-plans.ts';

export const no: TextsLike<typeof en> = {
  errors: noErrors,
  overview: noOverview,
  ...noPlans,
  ...noConfirm,
  ...noPayment,
};
