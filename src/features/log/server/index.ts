import { serve } from '#kernel/server/serve.ts';
import { log } from '../contract/index.ts';
import { exportLogs } from './export-logs.ts';
import { getPaginatedLogs } from './get-paginated-logs.ts';
import { verifyLog } from './verify-log.ts';

export default serve(log, { exportLogs, getPaginatedLogs, verifyLog });
