export { LimitNotice } from './components/LimitNotice.tsx';
export { plansPage, useOffersPlans } from './use-plans.ts';
export { useLimit, type LimitCheck } from './use-limit.ts';
