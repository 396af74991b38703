import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { EndpointAddress } from './entry.ts';

interface OfPerson {
  companyUserId: string;
  onClose: () => void;
}

interface ReadPerson {
  companyUserId: string;
  /** The version that the caller read; a person who has changed since is refused. */
  version: number;
}

/** Who is to sign something, as far as it is known. */
interface Signer {
  /** Of the staff. */
  companyUserId: string | null;
  name: string;
  email: string;
  phoneCountryCode: string;
  phone: string;
}

interface ContractToSend {
  documentId: string;
  language: 'no' | 'en';
  signers: readonly Signer[];
  /** What the contract itself says of them. */
  about: ReactNode;
  /** Shown to those who may not send it. */
  otherwise: ReactNode;
  /** It cannot be published yet. */
  isBlocked: boolean;
  /** Saves what is typed; false when that is not possible. */
  beforeSend: () => Promise<boolean>;
  /** The version that is saved and shown: no other one is published. */
  readVersion: () => number;
  /** It is published, and sent unless `isSent` is false. */
  onPublished: (isSent: boolean) => void;
}

/** Shows what a change would count again. */
export type AskRecount = (answer: (isConfirmed: boolean) => void) => ReactNode;

/** Components and functions that features use from features above them, without importing them (record 55). Functions throw the CallError. */
export interface WebPorts {
  /** The user's own takeout. */
  ownTakeout: ComponentType<{ companyUserId: string }>;
  /** Explains and downloads a person's takeout: the user's own without `name`. */
  takeoutDialog: ComponentType<OfPerson & { name?: string }>;
  /** Changes a person's picture, now `current`; `changes` lists the queries to refetch afterwards. */
  pictureDialog: ComponentType<OfPerson & { current: ReactNode; changes: readonly EndpointAddress[] }>;
  /** Explains to administrators why a user can see a `person`, `folder`, `note` or `task` with this `name`. */
  explainDialog: ComponentType<{ itemType: string; itemId: string; name: string; onClose: () => void }>;
  /** The button of a list's saved views: `query` is what it shows, as in the address. */
  savedViews: ComponentType<{ list: string; query: string; onOpen: (query: string) => void }>;
  /** The button that opens a new text message to these people, of the list in which they are selected; nothing for those who may not send one. */
  writeToPeople: ComponentType<{ companyUserIds: readonly string[] }>;
  /** What another country of a person would count again: its dialog, which is answered before the change is saved. Undefined when nothing would be. */
  recountOfCountry: (change: { companyUserId: string; country: string | null }) => Promise<AskRecount | undefined>;
  /** Gives all contracts of a person to another. */
  handOverContracts: ComponentType<OfPerson>;
  /** Gives the open tasks of a person in plans to another. */
  handOverPlanTasks: ComponentType<OfPerson>;
  /** Publishes an employment contract and sends it for signing, within the last step of its wizard. */
  sendContract: ComponentType<ContractToSend>;
  /** The people who sign an employment contract with their states, in a list: `among` are all contracts of the list that are being signed. */
  contractSigners: ComponentType<{ documentId: string; among: readonly string[] }>;
  /** Cancels the signing of an employment contract, which becomes a draft again. */
  cancelContractSigning: (documentId: string, reason: string) => Promise<void>;
  /** Marks the notifications about records as read, by their ids. */
  markRecordsRead: (cache: QueryClient, ids: readonly string[]) => Promise<void>;
  /** Mails an invitation to a person. */
  invite: (companyUserId: string) => Promise<void>;
  /** Changes an employee to team lead, or another role to employee. */
  changeLevel: (step: 'upgrade' | 'downgrade', person: ReadPerson) => Promise<void>;
  /** Assigns a manager to a person; returns the manager's name if they cannot see their team before becoming team lead. */
  changeManager: (person: ReadPerson, managerId: string | null) => Promise<string | undefined>;
  /** The plans that are sold and their prices, on the front pages; nothing while nothing is sold. */
  priceList: ComponentType;
}

/** The loader of each port: the default export of the feature's `web/ports.ts`. */
export type PortLoaders = { readonly [Name in keyof WebPorts]?: () => Promise<WebPorts[Name]> };
