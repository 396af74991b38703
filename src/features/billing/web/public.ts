export { LimitNotice } from './components/LimitNotice.tsx';
export { useLimit, type LimitCheck } from './use-limit.ts';
