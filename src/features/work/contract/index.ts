import { feature } from '#kernel/contract/feature.ts';
import { cancelWork, getAllWork, tryWorkAgain } from './endpoints.ts';

export const work = feature({ name: 'work', endpoints: { getAllWork, tryWorkAgain, cancelWork } });
