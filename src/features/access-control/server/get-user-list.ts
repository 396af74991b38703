import type { Handler } from '#kernel/server/serve.ts';
import type { getUserList as contract } from '../contract/endpoints.ts';
import { listUsers } from './list-users.ts';

export const getUserList: Handler<typeof contract> = async (context) => ({ users: await listUsers(context) });
