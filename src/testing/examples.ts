import type { Feature } from '#kernel/contract/feature.ts';
import type { Caller } from './caller.ts';
import type { TestCompany, TestServer } from './server.ts';

/** Where an example happens: a company of its own and its system admin. */
export interface World {
  server: TestServer;
  company: TestCompany;
  admin: Caller;
}

/** Loose on purpose: the endpoint parses it. */
export interface ExampleInput {
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  params?: Record<string, unknown> | undefined;
  files?: readonly { name: string; bytes: Uint8Array }[];
}

/** A call that succeeds, for the tests that walk the whole contract. */
export interface Example {
  /** A valid input, made from things that the example puts into the world first. */
  input: (world: World) => Promise<ExampleInput> | ExampleInput;
  /** Who makes it, when not the system admin. */
  as?: (world: World) => Promise<Caller>;
  /** The status of success, when not 200. */
  status?: number;
  /** Why this call cannot succeed by itself in a test (a round trip through the provider); its own tests show it. */
  elsewhere?: string;
  /** An input that names a thing of another company; the call must answer 404. Needed where the input has an id. */
  foreign?: (world: World, other: World) => Promise<ExampleInput> | ExampleInput;
  /** Makes the world larger, so that the number of statements can be compared. */
  grow?: (world: World, count: number) => Promise<void>;
}

/** An example for each endpoint of a feature: a missing one does not compile. */
export type Examples<F extends Feature> = { [Name in keyof F['endpoints']]: Example };

export type AnyExamples = Record<string, Example>;
