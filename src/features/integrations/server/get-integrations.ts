import type { Handler } from '#kernel/server/serve.ts';
import type { getIntegrations as contract } from '../contract/endpoints-overview.ts';
import type { Integration } from '../contract/entities.ts';
import { presentConnections } from './connections/present-connections.ts';
import { mayIntegrate } from './policy.ts';
import { countSlackJobs } from './slack/store-slack-jobs.ts';

/** Each system with what the company has of it. */
export const getIntegrations: Handler<typeof contract> = async (context) => {
  const systems = await presentConnections(context);
  const slack = await countSlackJobs(context.company);
  return { integrations: [...systems, slackRow(slack, mayIntegrate(context.actor.member))] };
};

/** Slack counts as connected while there is a message to it; its name and people it does not have. */
function slackRow({ count, off, since, by }: Awaited<ReturnType<typeof countSlackJobs>>, mayChange: boolean): Integration {
  return {
    provider: 'slack',
    isConnected: count > 0,
    connectedSince: since?.toISOString() ?? null,
    connectedBy: by,
    state: slackState(count, off),
    lastSync: null,
    companyName: null,
    isAvailable: true,
    takesAnyKey: false,
    differing: null,
    differingAt: null,
    changesSeen: null,
    jobs: count,
    missingPrivileges: [],
    sends: [],
    fetches: [],
    permissions: { connect: mayChange, sync: false, syncHere: false },
  };
}

function slackState(count: number, off: number): Integration['state'] {
  if (count === 0) return null;
  if (off === 0) return 'ok';
  return off < count ? 'failing' : 'disabled';
}
