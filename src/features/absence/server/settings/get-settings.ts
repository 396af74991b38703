import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getSettings as contract } from '../../contract/endpoints-company.ts';
import type { AbsenceSettings } from '../../contract/entities-settings.ts';
import { defaultAllowance } from '../rules/allowance.ts';
import { yearOf } from '#kernel/contract/days.ts';
import { isOnlyDecider } from '../store-deciders.ts';
import { readCompanyRules } from './store-settings.ts';
import type { CompanyRules } from './store-settings.ts';
import { readDepartmentsAndDeputy } from './store-settings.ts';

/** The company's absence rules; visible to everybody who uses the calendar. */
export const getSettings: Handler<typeof contract> = async ({ company, actor, today }) => {
  const rules = await readCompanyRules(company);
  return { settings: await presentSettings(company, rules, { member: actor.member, today }) };
};

/** The settings in the form of the answer. */
export async function presentSettings(
  company: Company,
  rules: CompanyRules,
  { member, today }: { member: Membership; today: string },
): Promise<AbsenceSettings> {
  return {
    ...rules,
    ...(await readDepartmentsAndDeputy(company, member.companyUserId)),
    availableAbsenceDays: defaultAllowance(rules.defaults, yearOf(today)) ?? usualDays,
    isAcknowledged: rules.acknowledgedAt !== null,
    workWeeks: [...rules.weeks],
    today,
    permissions: permissionsOf(member, {
      isOpen: rules.acknowledgedAt !== null,
      isAlone: member.levels.absence === 'full' && (await isOnlyDecider(company, member.companyUserId)),
    }),
  };
}

function permissionsOf(
  { levels, permissions }: Membership,
  { isOpen, isAlone }: { isOpen: boolean; isAlone: boolean },
): AbsenceSettings['permissions'] {
  const isFull = levels.absence === 'full';
  const leads = isFull || levels.absence === 'team';
  const sums = permissions.has('VacationAndLeaveSummary');
  return {
    acknowledge: isFull && !isOpen,
    update: isFull && isOpen,
    addForOthers: leads,
    addToAll: isFull,
    administerOwn: isAlone,
    decide: leads,
    prompt: leads,
    summary: sums,
    export: sums,
    companyFeed: permissions.has('VacationAndLeaveView'),
    teamFeed: leads,
  };
}

/** The proposal before the company has set a number: five weeks, as in most agreements. */
const usualDays = 25;
