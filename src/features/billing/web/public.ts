export { AdminsNotice, LimitNotice } from './components/LimitNotice.tsx';
export { invoicesPage, plansPage, useIsUnpaid, useOffersPlans } from './use-plans.ts';
export { useLimit, type LimitCheck } from './use-limit.ts';
