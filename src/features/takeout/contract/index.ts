import { feature } from '#kernel/contract/feature.ts';
import * as declared from './endpoints.ts';

const { takeOutPerson, getLeaving, deleteCompany, cancelDelete, takeOutCompany, getTakeouts, downloadTakeout } = declared;

export const takeout = feature({
  name: 'takeout',
  endpoints: { takeOutPerson, takeOutCompany, getTakeouts, downloadTakeout, getLeaving, deleteCompany, cancelDelete },
});
