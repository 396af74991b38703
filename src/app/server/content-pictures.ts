import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { contentPicture } from '#features/content/server/public.ts';
import type { Services } from '#kernel/server/services.ts';

const Path = z.object({ project: z.string(), dataset: z.string(), file: z.string() });

/** Pictures of the content service, under the path in its texts; they are public and immutable (content.2). */
export function registerContentPictures(app: FastifyInstance, services: Services): void {
  app.get('/cdn-sanity/images/:project/:dataset/:file', async (request, reply) => {
    const answer = await contentPicture(services, { ...Path.parse(request.params), query: request.query });
    if (answer.kind !== 'picture') return refuse(reply, answer.kind);
    const { picture } = answer;
    reply
      .header('etag', picture.etag)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      // An SVG may contain scripts; the policy prevents them when it is opened directly.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(picture.contentType).send(Buffer.from(picture.bytes));
  });
}

function refuse(reply: FastifyReply, kind: 'missing' | 'busy' | 'unreachable'): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (kind === 'missing') return reply.code(404).send();
  return reply
    .code(503)
    .header('retry-after', kind === 'busy' ? '1' : '30')
    .send();
}
