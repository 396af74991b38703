import { expect, test } from 'vitest';
import { deleteTask, updateTask } from '#features/onoffboarding/contract/endpoints-tasks.ts';
import { deletePlan } from '#features/onoffboarding/contract/endpoints.ts';
import { complete, givenPlan } from '#features/onoffboarding/testing/given.ts';
import { gatherPerson } from '#features/takeout/server/person/gather-person.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const { database, services } = server;

async function takeoutOf(companyId: number, companyUserId: string | undefined): Promise<string> {
  const sections = await database.forCompany(companyId, (company) =>
    gatherPerson({
      company,
      shares: services.registers.of(takeoutShares),
      secrets: services.secrets,
      companyUserId: companyUserId ?? '',
      withNames: true,
      accountId: undefined,
    }),
  );
  return JSON.stringify(sections);
}

/** Which of these words stand in a takeout. */
const found = (takeout: string, words: readonly string[]) => words.filter((word) => takeout.includes(word));

test('what is hidden from the person of a plan is not in their takeout, nor in its log', async () => {
  const { companyId, admin, person } = await server.newCompany();
  const member = await person('employee');
  const tasks = [
    { title: 'Overraskelsen', relativeResponsible: 'planCreator' },
    { title: 'Velkomstlunsj', relativeResponsible: 'planCreator', visibleToEmployee: true },
    { title: 'Håndboken', relativeResponsible: 'companyUser' },
  ];
  const plan = await givenPlan(admin, member.companyUserId, { tasks });
  const [hidden] = plan.tasks;
  const which = { id: hidden?.id ?? '', onOffBoardingId: plan.id };
  await admin.call(updateTask, { body: { ...which, title: 'Overraskelsen igjen' } });
  await complete(admin, which, { comment: 'Kake er bestilt' });
  const takeout = await takeoutOf(companyId, member.companyUserId);
  expect(found(takeout, ['Overraskelsen', 'Kake er bestilt', 'Velkomstlunsj', 'Håndboken'])).toEqual(['Velkomstlunsj', 'Håndboken']);
});

test('what stands in a draft or in the trash is in nobody’s takeout who would have had it', async () => {
  const { companyId, admin, person } = await server.newCompany();
  const [member, colleague] = [await person('employee'), await person('employee')];
  const given = (title: string) => [{ title, responsibleId: colleague.companyUserId }];
  await givenPlan(admin, member.companyUserId, { tasks: given('Utkastet'), isPublished: false });
  const deleted = await givenPlan(admin, member.companyUserId, { type: 'Offboarding', tasks: given('Slettet plan') });
  await admin.call(deletePlan, { body: { id: deleted.id } });
  const plan = await givenPlan(admin, member.companyUserId, {
    type: 'Offboarding',
    tasks: [...given('Slettet oppgave'), ...given('Hent nøkler')],
  });
  await admin.call(deleteTask, { body: { encId: plan.tasks[0]?.id, encOnOffBoardingId: plan.id } });
  const words = ['Utkastet', 'Slettet plan', 'Slettet oppgave', 'Hent nøkler'];
  expect(found(await takeoutOf(companyId, colleague.companyUserId), words)).toEqual(['Hent nøkler']);
  expect(found(await takeoutOf(companyId, member.companyUserId), words)).toEqual([]);
});
