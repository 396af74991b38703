import { z } from 'zod';
import type { Job } from '#kernel/server/jobs.ts';
import { endViewInTime } from './view-as/end-view-as.ts';
import { endViewJob } from './view-as/view-as.ts';

const ViewPlace = z.object({ companyId: z.number(), viewId: z.uuid() });

export const jobs: readonly Job[] = [{ name: endViewJob, run: (services, data) => endViewInTime(services, ViewPlace.parse(data)) }];
