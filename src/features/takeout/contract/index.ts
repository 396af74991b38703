import { feature } from '#kernel/contract/feature.ts';
import * as endpoints from './endpoints.ts';

const { takeOutPerson, getLeaving, deleteCompany, cancelDelete } = endpoints;

export const takeout = feature({ name: 'takeout', endpoints: { takeOutPerson, getLeaving, deleteCompany, cancelDelete } });
