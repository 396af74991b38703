import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { EndpointAddress } from './entry.ts';
import { fetchPart } from './parts.ts';
import { shell } from './shell.ts';

interface OfPerson {
  companyUserId: string;
  onClose: () => void;
}

interface ReadPerson {
  companyUserId: string;
  /** What one had read; a person who has changed since is refused. */
  version: number;
}

/** What pages of a feature show or do by means of features above it, which it does not know (record 55). Functions throw the CallError. */
export interface WebPorts {
  /** Everything about oneself, to download. */
  ownTakeout: ComponentType<{ companyUserId: string }>;
  /** Says what a person's takeout holds and downloads it: one's own without `name`. */
  takeoutDialog: ComponentType<OfPerson & { name?: string }>;
  /** Changes a person's picture, now `current`; `changes` names the reads whose answers are old afterwards. */
  pictureDialog: ComponentType<OfPerson & { current: ReactNode; changes: readonly EndpointAddress[] }>;
  /** Tells administrators why somebody sees a `person`, `folder` or `note`, which is called `name`. */
  explainDialog: ComponentType<{ itemType: string; itemId: string; name: string; onClose: () => void }>;
  /** Marks as read what one was told of things, by their ids. */
  markRecordsRead: (cache: QueryClient, ids: readonly string[]) => Promise<void>;
  /** Mails somebody an invitation. */
  invite: (companyUserId: string) => Promise<void>;
  /** Makes an employee team lead, or a colleague an employee. */
  changeLevel: (step: 'upgrade' | 'downgrade', person: ReadPerson) => Promise<void>;
  /** Gives a person another manager; answers the manager's name when they do not see their team before they are made team lead. */
  changeManager: (person: ReadPerson, managerId: string | null) => Promise<string | undefined>;
}

/** How each comes that a feature gives: the default export of its `web/ports.ts`. */
export type PortLoaders = { readonly [Name in keyof WebPorts]?: () => Promise<WebPorts[Name]> };

/** What a feature gives under this name, with the texts it needs; it comes when it is first asked for. */
export async function fromPort<Name extends keyof WebPorts>(name: Name): Promise<WebPorts[Name]> {
  const loaders = await fetchPart(shell.loadPorts);
  const load = loaders[name];
  if (!load) throw new Error(`no feature gives ${name}`);
  return fetchPart<WebPorts[Name]>(load);
}
