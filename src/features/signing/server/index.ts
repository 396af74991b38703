import { serve } from '#kernel/server/serve.ts';
import { signing } from '../contract/index.ts';

export default serve(signing, {}, []);
