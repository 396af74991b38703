import { noAudit as common } from '#kernel/texts/no-audit.ts';
import { joinedAudit, type AuditFile } from './joined-audit.ts';

/** One file for all features, because the log and recent activity show all of them. */
export const no = joinedAudit(import.meta.glob<AuditFile>('../../../features/*/texts/no-audit.ts', { eager: true }), common);
