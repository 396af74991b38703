import { erasureEntity } from '#kernel/server/audit-erasure.ts';
import { dataUses } from '#kernel/server/data-uses.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { ownErasures } from '#kernel/server/own-erasures.ts';
import { add } from '#kernel/server/registers.ts';
import { savedLists } from '#kernel/server/saved-lists.ts';
import { serve } from '#kernel/server/serve.ts';
import { rowsOf } from '#kernel/server/store-data-uses.ts';
import { log } from '../contract/index.ts';
import { countNewLogs } from './count-new-logs.ts';
import { exportLogs } from './export-logs.ts';
import { getLogPeople } from './get-log-people.ts';
import { getPaginatedLogs } from './get-paginated-logs.ts';
import { jobs } from './jobs.ts';
import { logErasure } from './store-own-erasure.ts';
import { verifyLog } from './verify-log.ts';

export default serve(log, { countNewLogs, exportLogs, getLogPeople, getPaginatedLogs, verifyLog }, [
  add(dataUses, {
    treatment: 'it/logs',
    why: { no: 'Samspill logger hvem som ser og endrer opplysninger.', en: 'Samspill logs who views and changes information.' },
    receivers: [],
    held: rowsOf('audit_log'),
  }),
  add(savedLists, { name: 'log', permission: 'OrganisationLogs', sharing: 'OrganisationLogs' }),
  add(ownErasures, logErasure),
  add(jobKinds, ...jobs),
  add(loggedKinds, { entity: 'auditLog', area: 'organisation' }, { entity: erasureEntity, area: 'organisation' }),
]);
