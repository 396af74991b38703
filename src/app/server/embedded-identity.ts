import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { liveKeysOf } from '#features/account/server/public.ts';
import { sweepIdentity } from '#identity/server/admin.ts';
import { readCookie } from '#identity/server/cookies.ts';
import type { IdentityOptions } from '#identity/server/identity-context.ts';
import { registerIdentity } from '#identity/server/register.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { digestOf, sessionCookieName } from '#kernel/server/session/cookies.ts';
import { endSessionsOfSubject } from '#kernel/server/session/store.ts';

/** Mounts the embedded provider with its built pages (`dist/web`); does nothing when another provider is configured. */
export async function registerEmbeddedIdentity(app: FastifyInstance, services: Services, folder: string): Promise<void> {
  if (services.config.oidc) return;
  await registerIdentity(app, services, { assets: builtAssets(folder), ...identityPorts(services) });
}

/** What the provider asks of the app. */
export function identityPorts(services: Services): Omit<IdentityOptions, 'assets'> {
  const cookie = sessionCookieName(services.config.publicUrl);
  return {
    endAppSessions: async (unit, { issuer, subject, browserToKeep }) => {
      const secret = readCookie(browserToKeep, cookie);
      await endSessionsOfSubject(unit, { issuer, subject, keepDigest: secret && digestOf(secret) });
    },
    findLiveKeys: (whose) => liveKeysOf(services, whose),
  };
}

/** The embedded provider's scheduled work. */
export const identityJobs: readonly Job[] = [
  {
    name: 'identity.sweep',
    cron: '23 * * * *',
    run: (services) => services.database.transaction((unit) => sweepIdentity(unit, services.clock.now())),
  },
];

const entry = '../../identity/web/main.ts';

/** The addresses that Vite gave the pages' style sheet and script. */
function builtAssets(folder: string): IdentityOptions['assets'] {
  const path = join(folder, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: the web is not built. Run \`npm run build\` first.`);
  const manifest: Record<string, { file: string; css?: string[] } | undefined> = JSON.parse(readFileSync(path, 'utf8'));
  const built = manifest[entry];
  if (!built) throw new Error(`${path} does not know the identity pages (${entry}).`);
  return { styles: (built.css ?? []).map((file) => `/${file}`), scripts: [`/${built.file}`] };
}
