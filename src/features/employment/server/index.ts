import { serve } from '#kernel/server/serve.ts';
import { employment } from '../contract/index.ts';
import { getTemplates } from './templates.ts';

export default serve(employment, { getTemplates }, []);
