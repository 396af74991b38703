import type { Logger } from 'pino';
import { createSecrets } from '#kernel/server/create-secrets.ts';
import type { Clock } from '#kernel/server/clock.ts';
import type { Config } from '#kernel/server/config.ts';
import type { OpenedDatabase } from '#kernel/server/database/open.ts';
import type { JobQueue } from '#kernel/server/jobs.ts';
import { openFileStore, openScan } from '#kernel/server/files/open-store.ts';
import { openJobQueue } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import type { SmsGateway } from '#kernel/server/sms/gateway.ts';
import { identityAdmin } from '#identity/server/admin.ts';
import { mailJobs } from '#kernel/server/mail/outbox.ts';
import { createQueueMail, createQueueMails } from '#kernel/server/mail/queue-mail.ts';
import { smsJobs } from '#kernel/server/sms/outbox.ts';
import { createQueueSms } from '#kernel/server/sms/queue-sms.ts';
import { identityJobs } from './embedded-identity.ts';
import { kernelJobs } from './kernel-jobs.ts';
import { viewPorts } from '#features/access-control/server/public.ts';
import { createPrintedLogo } from '#features/files/server/public.ts';
import { membershipPorts } from '#features/people/server/public.ts';
import { supportPorts } from '#features/support/server/public.ts';
import { featureJobs, serverRooms } from './rooms.ts';

export interface Composed {
  services: Services;
  queue: JobQueue;
  /** Starts taking jobs in this process. */
  work: () => Promise<void>;
}

/** Puts the services together: every port is filled here and nowhere else. */
export async function compose(given: {
  config: Config;
  database: OpenedDatabase;
  clock: Clock;
  log: Logger;
  ownAddress: () => string;
  smsGateway?: SmsGateway;
}): Promise<Composed> {
  const { config, database, clock, log } = given;
  const secrets = createSecrets(config.secretKeys);
  // Features listen to each other from their server rooms, and a worker's jobs meet the same hooks and registers as a call.
  await serverRooms();
  const jobs = [...kernelJobs, ...mailJobs, ...smsJobs, ...identityJobs, ...(await featureJobs())];
  const queue = await openJobQueue(database.connection, log, jobs);
  const fileStore = await openFileStore(config);
  const services: Services = {
    ...given,
    ...membershipPorts,
    ...viewPorts,
    ...supportPorts,
    secrets,
    fileStore,
    printedLogo: createPrintedLogo({ database, fileStore, log }),
    scan: openScan(config),
    jobs: queue,
    queueMail: createQueueMail({ clock, config, jobs: queue, secrets }),
    queueMails: createQueueMails({ clock, config, jobs: queue, secrets }),
    queueSms: createQueueSms({ clock, jobs: queue, secrets, smsGateway: given.smsGateway }),
    smsGateway: given.smsGateway,
    identity: config.oidc ? undefined : identityAdmin,
  };
  return { services, queue, work: () => queue.work(services, jobs) };
}
