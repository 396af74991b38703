import type { Handler } from '#kernel/server/serve.ts';
import type { takeTripletexEvent as contract } from '../../contract/endpoints-hooks.ts';
import { isSignedMessage } from '../accounting/tripletex/signed-message.ts';
import { watchJob } from '../comparison/watch-people.ts';
import { hasIntegrations } from '../has-integrations.ts';
import { nextLook } from '../rules/next-look.ts';
import { openHookKeys } from './hook-keys.ts';
import { readHookOf, writeLook } from './store-hooks.ts';

/** Has people compared soon. Nothing of the message is believed but that something changed, and every answer is the same (integrations.16). */
export const takeTripletexEvent: Handler<typeof contract> = async ({ company, target, call: { sent }, services, now }) => {
  const hook = await readHookOf(company, target);
  if (!hook || !sent || !isSignedMessage(sent, openHookKeys(services, company, hook).signingKey)) return {};
  const lookAt = nextLook(hook.lookAt, now);
  if (!lookAt || !(await hasIntegrations(company)) || !(await writeLook(company, hook, lookAt))) return {};
  await services.jobs.enqueue(company, watchJob, { companyId: company.id, system: hook.system }, { startAfter: lookAt });
  return {};
};
