import { serve } from '#kernel/server/serve.ts';
import { integrations } from '../contract/index.ts';

export default serve(integrations, {}, []);
