import { fetchPart } from './parts.ts';
import type { WebPorts } from './ports.ts';
import { shell } from './shell.ts';

/** The implementation of a port, with its texts; loaded on first use. */
export async function fromPort<Name extends keyof WebPorts>(name: Name): Promise<WebPorts[Name]> {
  const loaders = await fetchPart(shell.loadPorts);
  const load = loaders[name];
  if (!load) throw new Error(`no feature gives ${name}`);
  return fetchPart<WebPorts[Name]>(load);
}
