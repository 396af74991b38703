import { serve } from '#kernel/server/serve.ts';
import { sms } from '../contract/index.ts';

export default serve(sms, {}, []);
