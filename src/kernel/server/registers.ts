/**
 * An extension point: features add entries that its owner reads, such as item types for access control or notification reasons. It is only a
 * typed key without state; its entries belong to one composition of the product (`services.registers`).
 */
export interface Register<Entry, Key extends string | number = string> {
  /** For error messages: `access-control.item-types`. */
  readonly name: string;
  /** The key of an entry; by default the name of the contributing feature, so that each contributes one. */
  readonly keyOf?: ((entry: Entry) => Key) | undefined;
}

type Listener<Event, Answer> = (event: Event) => Promise<Answer>;
/** An event that a lower feature declares and higher ones listen to, in the same transaction; a listener may refuse. */
export type Hook<Event, Answer = void> = Register<Listener<Event, Answer>>;

/** What a feature adds to one register. */
export interface Contribution {
  readonly register: { readonly name: string };
  readonly entries: readonly { readonly key: string | number | undefined; readonly entry: unknown }[];
}

/** What one feature, or the kernel, adds to registers. */
interface Contributor {
  name: string;
  contributions: readonly Contribution[];
}

export interface Registers {
  /** The entries of a register by key, in the order of the features. */
  of: <Entry, Key extends string | number>(register: Register<Entry, Key>) => ReadonlyMap<Key, Entry>;
}

export interface Hooks {
  /** Calls the listeners one after another and returns their answers. */
  tell: <Event, Answer>(hook: Hook<Event, Answer>, event: NoInfer<Event>) => Promise<Answer[]>;
}

/** Declares a register, in the `server/public.ts` of the feature that reads it. */
export function register<Entry, Key extends string | number = string>(name: string, keyOf?: (entry: Entry) => Key): Register<Entry, Key> {
  return { name, keyOf };
}

/** Declares a hook, in the `server/public.ts` of the feature that calls it, so that dependencies keep pointing downwards. */
export function hook<Event, Answer = void>(name: string): Hook<Event, Answer> {
  return register(name);
}

/** Adds entries to a register. */
export function add<Entry, Key extends string | number>(to: Register<Entry, Key>, ...entries: readonly NoInfer<Entry>[]): Contribution {
  return { register: to, entries: entries.map((entry) => ({ key: to.keyOf?.(entry), entry })) };
}

/** Adds a listener to a hook. */
export function on<Entry extends Listener<never, unknown>>(to: Register<Entry>, listener: NoInfer<Entry>): Contribution {
  return add(to, listener);
}

const nothing: ReadonlyMap<unknown, unknown> = new Map();

/** Builds the registers of one composition; a duplicate key stops the start. */
export function buildRegisters(contributors: readonly Contributor[]): { registers: Registers; hooks: Hooks } {
  const held = new Map<string, RegisterEntries>();
  for (const { name, contributions } of contributors) for (const contribution of contributions) put(held, name, contribution);
  const registers: Registers = {
    of: <Entry, Key extends string | number>(wanted: Register<Entry, Key>) => {
      const entries: ReadonlyMap<unknown, unknown> = held.get(wanted.name)?.entries ?? nothing;
      // `add` is the only way in, and its types admit only the register's own keys and entries.
      return entries as ReadonlyMap<Key, Entry>;
    },
  };
  return {
    registers,
    hooks: {
      tell: async (called, event) => {
        const answers = [];
        for (const listener of registers.of(called).values()) answers.push(await listener(event));
        return answers;
      },
    },
  };
}

interface RegisterEntries {
  register: Contribution['register'];
  entries: Map<string | number, unknown>;
  /** Which feature contributed which entry. */
  givers: Map<string | number, string>;
}

function put(held: Map<string, RegisterEntries>, contributor: string, { register: to, entries }: Contribution): void {
  const place = held.get(to.name) ?? { register: to, entries: new Map(), givers: new Map() };
  if (place.register !== to) throw new Error(`Two registers are called ${to.name}`);
  held.set(to.name, place);
  for (const { key = contributor, entry } of entries) {
    const earlier = place.givers.get(key);
    if (earlier !== undefined) throw new Error(`${contributor} gives ${to.name} "${key}", which ${earlier} has given already`);
    place.givers.set(key, contributor);
    place.entries.set(key, entry);
  }
}
