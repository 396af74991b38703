import { measureBell } from './bell.ts';
import { withOneProduct } from './one-product.ts';

// `node bench/notifications.ts`: the bell and the history of a user with 100,000 notifications, compared with a bare route in the same run.
await withOneProduct(measureBell);
