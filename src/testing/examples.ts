import type { Feature } from '#kernel/contract/feature.ts';
import type { Caller, ExampleInput } from './caller.ts';
import type { TestCompany, TestServer } from './server.ts';

/** The environment of an example: its own company and system admin. */
export interface World {
  server: TestServer;
  company: TestCompany;
  admin: Caller;
}

/** A successful request, for tests of the whole contract. */
export interface Example {
  /** A valid input, based on records that the example creates first. */
  input: (world: World) => Promise<ExampleInput> | ExampleInput;
  /** The caller, when not the system admin. */
  as?: (world: World) => Promise<Caller>;
  /** The status of success, when not 200. */
  status?: number;
  /** Why this request cannot succeed in a generic test (a round trip through the provider); its own tests cover it. */
  elsewhere?: string;
  /** An input with the id of another company's record, which must give 404. Required where the input has an id. */
  foreign?: (world: World, other: World) => Promise<ExampleInput> | ExampleInput;
  /** Ends what the secret of this input opens. Required of a call by secret. */
  revoke?: (world: World, input: ExampleInput) => Promise<void>;
  /** Adds data, so that the number of statements can be compared. */
  grow?: (world: World, count: number) => Promise<void>;
}

/** An example for each endpoint of a feature: a missing one does not compile. */
export type Examples<F extends Feature> = { [Name in keyof F['endpoints']]: Example };

export type AnyExamples = Record<string, Example>;
