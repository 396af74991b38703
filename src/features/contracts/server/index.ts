import { serve } from '#kernel/server/serve.ts';
import { contracts } from '../contract/index.ts';

export default serve(contracts, {}, []);
