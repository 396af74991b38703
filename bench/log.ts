import { measureLog } from './log-of-many.ts';
import { withOneProduct } from './one-product.ts';

// `node bench/log.ts`: the log of a company with 100,000 lines, compared with a bare route in the same run.
await withOneProduct(measureLog);
