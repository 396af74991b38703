import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';
import { readTakeoutFiles } from './store-files.ts';

const keeper = 'The record is about the company’s treatment of data; who keeps it is in the company’s takeout.';

/** The protocol and what hangs on it, for the company's takeout: it is about what the company does, not about the people who keep it. */
export const gdprShare: TakeoutShare = {
  tables: [
    {
      table: 'gdpr_protocol',
      naming: { responsible_id: keeper, contact_id: keeper, officer_id: keeper, created_by: keeper, changed_by: keeper },
    },
    { table: 'gdpr_archived_protocol', naming: { archived_by: keeper }, order: ['archived_at'] },
    { table: 'gdpr_settings', naming: { welcomed_by: keeper } },
    { table: 'gdpr_software', order: ['name'] },
    { table: 'gdpr_file', naming: { uploaded_by: keeper }, order: ['uploaded_at'] },
    { table: 'gdpr_agreement', naming: { created_by: keeper, changed_by: keeper }, order: ['created_at'] },
    { table: 'gdpr_treatment', naming: { owner_id: keeper, created_by: keeper, changed_by: keeper }, order: ['department', 'id'] },
    { table: 'gdpr_treatment_software', order: ['treatment_id', 'software_id'] },
    { table: 'gdpr_flow_answer', person: { columns: ['company_user_id'] }, order: ['flow_id'] },
    { table: 'gdpr_statement', naming: { created_by: keeper }, order: ['type', 'language', 'version'] },
    { table: 'gdpr_statement_file', naming: { created_by: keeper }, order: ['created_at'] },
    { table: 'gdpr_risk', naming: { created_by: keeper, changed_by: keeper }, order: ['created_at'] },
    { table: 'gdpr_risk_treatment', order: ['risk_id', 'treatment_id'] },
    {
      table: 'gdpr_subject_request',
      person: { columns: ['company_user_id'] },
      naming: {
        responsible_id: keeper,
        created_by: keeper,
        identity_checked_by: keeper,
        takeout_asked_by: keeper,
        takeout_released_by: keeper,
      },
      order: ['received_on'],
    },
    {
      table: 'gdpr_request_reopening',
      person: { through: 'gdpr_subject_request', on: { request_id: 'id' } },
      naming: { reopened_by: keeper },
      order: ['request_id', 'at'],
    },
    { table: 'gdpr_breach', naming: { created_by: keeper }, order: ['aware_at'] },
    { table: 'gdpr_breach_event', naming: { created_by: keeper }, order: ['breach_id', 'at'] },
    { table: 'gdpr_dpia', naming: { done_by: keeper } },
    { table: 'gdpr_erasure_proof', naming: { done_by: keeper, withdrawn_by: keeper }, order: ['treatment_id', 'done_on'] },
  ],
  files: readTakeoutFiles,
};
