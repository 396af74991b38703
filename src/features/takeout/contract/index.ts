import { feature } from '#kernel/contract/feature.ts';
import { takeOutPerson } from './endpoints.ts';

export const takeout = feature({ name: 'takeout', endpoints: { takeOutPerson } });
