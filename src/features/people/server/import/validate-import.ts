import { mayGrant } from '#features/rights/contract/roles.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { safeFileName } from '#kernel/server/file-name.ts';
import { refuse } from '#kernel/server/refuse.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { validateImport as contract } from '../../contract/endpoints-import.ts';
import type { ImportRowError } from '../../contract/entities-import.ts';
import type { StaffList } from '../rules/import/read-list.ts';
import { peopleImports } from './people-imports.ts';
import { readInThread } from './run-in-thread.ts';
import { planWithLastDays } from './plan-with-last-days.ts';
import { expiryLimits } from '#kernel/server/imports/expire-imports.ts';
import { savePlan } from './save-plan.ts';
import { peopleForPlan } from './people-for-plan.ts';
import { presentImport, presentRow } from './present-import.ts';
import { deleteOld, readImport } from '#kernel/server/imports/store-import.ts';
import { readRows } from '#kernel/server/imports/store-import-rows.ts';

const firstPage = 100;

/** Reads a staff list and stores a plan of what importing it would do; the company's people are not changed. */
export const validateImport = twoStepHandler<typeof contract, StaffList>(
  async ({ actor, now, fail }, { body, files }) => {
    const file = files[0] ?? fail('files.EmptyFile');
    const mapping = new Map(body.mapping.map(({ column, field }) => [column, field]));
    const today = dayIn(actor.member.timeZone, now);
    const { sheet, dateOrder: order, salaryInterval: interval } = body;
    const list = await readInThread(await file.bytes(), { sheet, mapping, order, interval, today });
    return 'refusal' in list ? refuse(fail, list) : list;
  },
  async ({ company, actor, services, now, today, prepared: list, fail }, { body, files }) => {
    const { secrets, config } = services;
    const { companyUserId, role } = actor.member;
    const { people, seenChange } = await peopleForPlan(company, secrets);
    const { plan, columns } = await planWithLastDays(
      { company, services },
      { list, people },
      {
        today,
        allowSynthetic: !config.production,
        importedBy: companyUserId,
        grantableRoles: new Set(roleKeys.filter((key) => mayGrant(role, key))),
        choices: { skip: new Set(body.skip), create: new Set(body.create), leaveOutInvalid: body.leaveOutInvalid },
      },
    );
    const { sheets, sheet, needsInterval } = list;
    const { leaveOutInvalid, skip, create, dateOrder = null, salaryInterval = null } = body;
    const choices = { dateOrder, salaryInterval, leaveOutInvalid, skip, create };
    const reading = { sheets, sheet, columns, needsSalaryInterval: needsInterval, ...choices };
    await deleteOld(company, peopleImports, expiryLimits(now));
    const fileName = safeFileName(files[0]?.fileName ?? '');
    const planId = await savePlan({ company, secrets, now, by: companyUserId }, { fileName, reading, plan, seenChange });
    const stored = (await readImport(company, peopleImports, planId)) ?? fail('common.NotFound');
    const { rows } = await readRows<ImportRowError>(company, peopleImports, planId, { filter: {}, page: 1, pageSize: firstPage });
    const place = { companyId: company.id, importId: planId };
    return { planId, plan: presentImport(stored, place, secrets), rows: rows.map((row) => presentRow(row, place, secrets)) };
  },
);
