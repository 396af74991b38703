import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { knownSoftware } from '../contract/known-software.ts';
import { softwarePicture } from './rules/software-picture.ts';

const Path = z.object({ file: z.string() });
const oneDay = 'public, max-age=86400';

/** The known software and its pictures, for everybody: they say nothing of any company (gdpr.42). */
export function registerKnownSoftware(app: FastifyInstance): void {
  app.get('/data/software.json', (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', oneDay).header('x-content-type-options', 'nosniff').send({ softwares: knownSoftware }),
  );
  app.get('/data/software/:file', (request: FastifyRequest, reply: FastifyReply) => {
    const { file } = Path.parse(request.params);
    const found = knownSoftware.find(({ asset }) => asset === `/data/software/${file}`);
    if (!found) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .header('cache-control', oneDay)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/svg+xml')
      .send(softwarePicture(found));
  });
}
