import type { Services } from '#kernel/server/services.ts';
import { demoPassword, demoSignIns, makeDemo } from './make-demo.ts';
import type { DemoSignIn } from './make-demo.ts';

const people = 60;

/** Creates the demo company on an empty database, and prints its address and sign-ins. */
export async function demoGreeting(services: Services, stopping: AbortSignal): Promise<string> {
  const signIns = (await makeDemo(services, { people, stopping })) ?? (await demoSignIns(services));
  return [`Samspill is ready at ${services.config.publicUrl}`, ...signInLines(services, signIns)].join('\n');
}

/** The lines with the demo's sign-ins; none without demo data. */
export function signInLines({ config }: Services, signIns: readonly DemoSignIn[]): string[] {
  if (signIns.length === 0) return [];
  const width = Math.max(...signIns.map(({ part }) => part.length));
  const outbox = config.smtpUrl ? [] : [`E-mail is kept at ${config.publicUrl}/outbox`];
  return [
    '',
    `Sign in with the password ${demoPassword} as`,
    ...signIns.map(({ part, email }) => `  ${part.padEnd(width)}  ${email}`),
    '',
    ...outbox,
  ];
}
