import { enAudit as common } from '#kernel/texts/en-audit.ts';
import { joinedAudit, type AuditFile } from './joined-audit.ts';

/** One file for all features: the log and recent activity tell of every one of them. */
export const en = joinedAudit(import.meta.glob<AuditFile>('../../../features/*/texts/en-audit.ts', { eager: true }), common);
