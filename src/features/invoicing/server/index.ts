import { jobKinds } from '#kernel/server/jobs.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { invoicing } from '../contract/index.ts';
import { jobs } from './jobs.ts';

export default serve(invoicing, {}, [add(jobKinds, ...jobs)]);
