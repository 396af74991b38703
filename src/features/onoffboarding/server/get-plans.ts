import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getPlan as oneContract, getPlans as contract, getPlansOfPerson as personContract } from '../contract/endpoints.ts';
import type { DeletedPlan, PlanProposal } from '../contract/plan.ts';
import { differsFromProfile } from '../contract/rules/profile-date.ts';
import { editable, openPlan, openPlans } from './open-plan.ts';
import { statusOf } from './policy.ts';
import { presentPlan, presentPlans, presentRow, type RowCounts } from './present-plan.ts';
import { countTasks, readPlans, type PlanCounts, type PlanSelection } from './store-plans.ts';
import { countTasksOf } from './store-tasks.ts';
import { judgePeople } from './make-plans.ts';
import { readProposals, type ProposalRow } from './store-hand-over.ts';

/** The plans that the caller may edit. */
export const getPlans: Handler<typeof contract> = async (context) => {
  const { company, today } = context;
  const selection = await editable(context);
  const plans = await readPlans(company, selection);
  const counts = new Map((await countTasks(company, selection, today)).map((one) => [one.planId, one]));
  const rows = plans.map((plan) => presentRow({ plan, standing: 'editor', status: statusOf(plan) }, countsOf(counts.get(plan.id))));
  return {
    published: rows.filter(({ isPublished }) => isPublished),
    drafts: rows.filter(({ isPublished }) => !isPublished),
    proposals: (await readProposals(company, selection, today)).filter(isProposed).map(presentProposal),
    deleted: await listDeleted(company, selection),
    team: selection.team === 'everybody' ? null : [...selection.team],
  };
};

/** A plan is proposed to be moved only where its date and that of the profile may mean the same (plans.78). */
function isProposed({ type, date: profileDate, referenceDate }: ProposalRow): boolean {
  return referenceDate === null || differsFromProfile({ type, referenceDate, profileDate });
}

function presentProposal({ referenceDate: _planned, ...proposal }: ProposalRow): PlanProposal {
  return proposal;
}

/** Those in the trash, the latest first. */
async function listDeleted(company: Company, selection: PlanSelection): Promise<DeletedPlan[]> {
  const plans = await readPlans(company, selection, 'only');
  const ids = plans.map(({ id }) => id);
  const counts = new Map((await countTasksOf(company, ids)).map(({ planId, count }) => [planId, count]));
  return plans
    .map(({ id, type, personId, personName, referenceDate, deletedAt }) => ({
      id,
      type,
      companyUserId: personId,
      companyUserFullName: personName,
      referenceDate,
      numberOfTasks: counts.get(id) ?? 0,
      deletedDate: (deletedAt ?? new Date(0)).toISOString(),
    }))
    .toSorted((a, b) => b.deletedDate.localeCompare(a.deletedDate));
}

function countsOf(counts: PlanCounts | undefined): RowCounts {
  const { total = 0, completed = 0, late = 0, nextId = null } = counts ?? {};
  return {
    completionPercent: total === 0 ? 0 : Math.floor((completed / total) * 100),
    numberOfTasks: total,
    numberOfCompletedTasks: completed,
    numberOfOverdueTasks: late,
    nextTask:
      counts && nextId !== null
        ? { id: nextId, title: counts.nextTitle ?? '', dueDate: counts.nextDueDate, responsibleFullName: counts.nextResponsible }
        : null,
  };
}

/** One plan with the tasks that the caller may see. */
export const getPlan: Handler<typeof oneContract> = async (context, { query: { id } }) => ({
  plan: await presentPlan(context, await openPlan(context, id)),
});

/** The plans about a person, as the caller may see them. */
export const getPlansOfPerson: Handler<typeof personContract> = async (context, { query: { companyUserId } }) => {
  const codes = await judgePeople(context, [companyUserId]);
  const code = codes.get(companyUserId);
  if (code === 'common.NotFound') context.fail(code);
  const opened = (await openPlans(context, { personId: companyUserId })).filter(({ status }) => status !== 'draft');
  const plans = await presentPlans(context, opened);
  return {
    published: plans.filter(({ status }) => status !== 'completed'),
    completed: plans.filter(({ status }) => status === 'completed'),
    mayAdd: code === undefined && context.actor.member.permissions.has('OnOffBoardingAddAndModify'),
  };
};
