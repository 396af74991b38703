import { feature } from '#kernel/contract/feature.ts';
import { cancelWork, getAllWork, getOwnWork, tryWorkAgain } from './endpoints.ts';

export const work = feature({ name: 'work', endpoints: { getAllWork, getOwnWork, tryWorkAgain, cancelWork } });
