import type { Logger } from 'pino';
import { roleTable } from '#kernel/contract/rights.ts';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Clock } from '#kernel/server/clock.ts';
import type { Config } from '#kernel/server/config.ts';
import type { OpenedDatabase } from '#kernel/server/database/open.ts';
import { openFileStore, openScan } from '#kernel/server/files/open-store.ts';
import { jobKinds, openJobQueue, type JobQueue } from '#kernel/server/jobs.ts';
import { loggedKinds } from '#kernel/server/logged-kinds.ts';
import { add, buildRegisters } from '#kernel/server/registers.ts';
import type { ServedFeature } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import type { SmsGateway } from '#kernel/server/sms/gateway.ts';
import { identityAdmin } from '#identity/server/admin.ts';
import { sealedIdentity } from '#identity/server/sealed-tables.ts';
import { mailJobs } from '#kernel/server/mail/outbox.ts';
import { createQueueMail, createQueueMails } from '#kernel/server/mail/queue-mail.ts';
import { sealedOutbox } from '#kernel/server/outbox/sealed-tables.ts';
import { sealedTables } from '#kernel/server/sealed-tables.ts';
import { smsJobs } from '#kernel/server/sms/outbox.ts';
import { openGateway } from '#kernel/server/sms/gateways/open-gateway.ts';
import { createQueueSms } from '#kernel/server/sms/queue-sms.ts';
import { workJob } from '#kernel/server/work/run-work.ts';
import { workKinds } from '#kernel/server/work/work-kind.ts';
import { joinWords, kernelWords, featureWords } from '#kernel/server/words.ts';
import { identityJobs } from './embedded-identity.ts';
import { kernelJobs } from './kernel-jobs.ts';
import { viewPorts } from '#features/access-control/server/public.ts';
import { createPrintedLogo } from '#features/files/server/public.ts';
import { createMembershipPorts } from '#features/people/server/public.ts';
import { generalRights } from '#features/rights/contract/rights.ts';
import { enRights } from '#features/rights/texts/en-rights.ts';
import { noRights } from '#features/rights/texts/no-rights.ts';
import { supportPorts } from '#features/support/server/public.ts';
import { serverRooms } from './rooms.ts';

export interface Composition {
  services: Services;
  queue: JobQueue;
  /** The features of this composition. */
  rooms: readonly ServedFeature[];
  /** Starts processing jobs in this process. */
  work: () => Promise<void>;
}

const generalWords = {
  no: { sentences: undefined, fields: undefined, rights: noRights },
  en: { sentences: undefined, fields: undefined, rights: enRights },
};
const kernelContributions = [
  add(jobKinds, ...kernelJobs, ...mailJobs, ...smsJobs, ...identityJobs),
  add(featureWords, kernelWords),
  add(sealedTables, ...sealedOutbox, ...sealedIdentity),
  add(loggedKinds, { entity: 'call', area: 'organisation' }, { entity: 'export', area: 'exports', activity: 'readersOfLog' }),
];

/** Creates the services: the only place that sets all ports and builds the registers. */
export async function compose(given: {
  config: Config;
  database: OpenedDatabase;
  clock: Clock;
  log: Logger;
  ownAddress: () => string;
  smsGateway?: SmsGateway;
  rooms?: readonly ServedFeature[];
}): Promise<Composition> {
  const { config, database, clock, log } = given;
  const secrets = createSecrets(config.secretKeys);
  const rooms = given.rooms ?? (await serverRooms());
  // Shared by requests and jobs.
  const { registers, hooks } = buildRegisters([
    { name: 'kernel', contributions: kernelContributions },
    { name: 'rights', contributions: [add(featureWords, generalWords)] },
    ...rooms.map(({ feature, contributions }) => ({ name: feature.name, contributions })),
  ]);
  const table = roleTable([generalRights, ...rooms.flatMap(({ feature }) => (feature.rights ? [feature.rights] : []))]);
  const jobs = [...registers.of(jobKinds).values(), ...[...registers.of(workKinds).values()].map(workJob)];
  const queue = await openJobQueue(database.connection, log, jobs);
  const fileStore = await openFileStore(config);
  const services: Services = {
    ...given,
    ...createMembershipPorts(table),
    ...viewPorts,
    ...supportPorts,
    secrets,
    registers,
    hooks,
    roleTable: table,
    words: joinWords(registers.of(featureWords)),
    fileStore,
    printedLogo: createPrintedLogo({ database, fileStore, log }),
    scan: openScan(config),
    jobs: queue,
    queueMail: createQueueMail({ clock, config, jobs: queue, secrets }),
    queueMails: createQueueMails({ clock, config, jobs: queue, secrets }),
    queueSms: (unit, messages) => queueSms(unit, messages),
    smsGateway: given.smsGateway ?? openGateway(config),
    identity: config.oidc ? undefined : identityAdmin,
  };
  const queueSms = createQueueSms(services);
  return { services, queue, rooms, work: () => queue.work(services, jobs) };
}
