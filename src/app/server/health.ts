import type { FastifyInstance } from 'fastify';
import { metricsText, noteOutboxes } from '#kernel/server/metrics.ts';
import { countOutbox } from '#kernel/server/outbox/maintain-outbox.ts';
import type { Services } from '#kernel/server/services.ts';

/** `live`: the process answers. `ready`: it also reaches its database and is not closing. `metrics`: for Prometheus. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (request, reply) => {
    try {
      await services.database.ping();
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'database' });
    }
    if (services.config.maintenance) return reply.code(503).send({ status: 'maintenance' });
    return isClosing ? reply.code(503).send({ status: 'closing' }) : { status: 'ok' };
  });
  app.get('/metrics', async (_, reply) => {
    const jobs = await services.jobs.backlog();
    noteOutboxes({ jobs, mails: await countOutbox(services, 'mail'), sms: await countOutbox(services, 'sms') });
    return reply.type('text/plain; version=0.0.4').send(await metricsText());
  });
}
