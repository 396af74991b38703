import type { Handler } from '#kernel/server/serve.ts';
import type { getIntegrations as contract } from '../contract/endpoints-overview.ts';
import type { Integration } from '../contract/entities.ts';
import { mayIntegrate } from './policy.ts';
import { countSlackJobs } from './slack/store-slack-jobs.ts';

/** Each system with what the company has of it. */
export const getIntegrations: Handler<typeof contract> = async ({ company, actor }) => {
  const mayChange = mayIntegrate(actor.member);
  const slack = await countSlackJobs(company);
  return { integrations: [slackRow(slack, mayChange)] };
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
    differing: null,
    differingAt: null,
    jobs: count,
    missingPrivileges: [],
    sends: [],
    fetches: [],
    permissions: { connect: mayChange, sync: false },
  };
}

function slackState(count: number, off: number): Integration['state'] {
  if (count === 0) return null;
  if (off === 0) return 'ok';
  return off < count ? 'failing' : 'disabled';
}
