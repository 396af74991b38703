import type { TakeoutShare } from '#kernel/server/takeout/takeout-share.ts';

const author = 'Who wrote it down; the row is about somebody else, in whose takeout it is.';
const decider = 'Who decided; the row is about somebody else, in whose takeout it is.';
const ofAbsence = { through: 'absence', on: { absence_id: 'id' } };
const own = { columns: ['company_user_id'] };

/** The tables of absence, for takeouts. */
export const absenceShare: TakeoutShare = {
  tables: [
    { table: 'absence_settings', naming: { acknowledged_by: 'Who opened the calendar for the company; the log has it too.' } },
    { table: 'absence_default' },
    { table: 'absence_company_day' },
    { table: 'absence_locked_period' },
    { table: 'absence_minimum' },
    { table: 'work_week', person: own, naming: { set_by: author }, order: ['valid_from'] },
    { table: 'absence', person: own, naming: { created_by: author }, order: ['start_date'] },
    { table: 'absence_version', person: ofAbsence, naming: { created_by: author }, order: ['start_date', 'number'] },
    { table: 'absence_span', person: ofAbsence, order: ['start_date'] },
    { table: 'absence_event', person: ofAbsence, naming: { by: decider }, order: ['at'] },
    { table: 'vacation_transfer', person: own, naming: { requested_by: author, decided_by: decider }, order: ['requested_at'] },
    { table: 'absence_ledger', person: own, naming: { by: author }, order: ['year', 'at'] },
    { table: 'absence_closed_year', person: own, order: ['year'] },
    { table: 'absence_care_days', person: own, order: ['year'] },
    { table: 'absence_deputy', person: { columns: ['company_user_id', 'deputy_id'] }, order: ['company_user_id'] },
    { table: 'absence_feed', person: own },
    { table: 'absence_prompt', person: { columns: ['sent_by'] } },
  ],
};
