import { enAudit as common } from '#kernel/texts/en-audit.ts';
import { joinedAudit, type AuditFile } from './joined-audit.ts';

/** One file for all features, because the log and recent activity show all of them. */
export const en = joinedAudit(import.meta.glob<AuditFile>('../../../features/*/texts/en-audit.ts', { eager: true }), common);
