import { explainers } from '#features/access-control/server/public.ts';
import { fileOwners } from '#features/files/server/public.ts';
import { reasonSources } from '#features/notifications/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add } from '#kernel/server/registers.ts';
import { serve } from '#kernel/server/serve.ts';
import { takeoutShares } from '#kernel/server/takeout/takeout-share.ts';
import { tasks } from '../contract/index.ts';
import { completeTask } from './complete-task.ts';
import { createTask } from './create-task.ts';
import { explainTask } from './explain-task.ts';
import { getProof } from './get-proof.ts';
import { getOwnTasks, getTasks } from './get-tasks.ts';
import { jobs } from './jobs.ts';
import { listenToLeavers } from './leavers.ts';
import { companyTasks, personTasks } from './owners.ts';
import { taskOwners } from './public.ts';
import { deleteTask, reopenTask } from './reopen-task.ts';
import { tasksShare } from './takeout.ts';
import { taskFiles } from './task-files.ts';
import { taskReason } from './notify-responsible.ts';
import { updateTask } from './update-task.ts';

const calls = { createTask, getTasks, getOwnTasks, updateTask, completeTask, reopenTask, deleteTask, getProof };

export default serve(tasks, calls, [
  add(taskOwners, personTasks, companyTasks),
  add(explainers, { itemType: 'task', explain: explainTask }),
  add(fileOwners, taskFiles),
  add(reasonSources, taskReason),
  add(takeoutShares, tasksShare),
  add(loggedKinds, { entity: 'task', area: 'tasks', nameField: 'title', activity: 'author', tells: 'everybody' }),
  add(jobKinds, ...jobs),
  ...listenToLeavers,
]);
