/** A moment that a lower feature declares and higher ones join, in the same transaction; a listener may refuse. */
export interface Hook<Event, Answer> {
  listen: (listener: (event: Event) => Promise<Answer>) => void;
  /** Tells every listener in turn and gathers their answers. */
  tell: (event: Event) => Promise<Answer[]>;
}

/** Declares a hook in a feature's `server/public.ts`, so that arrows go on pointing downwards. */
export function hook<Event, Answer = void>(): Hook<Event, Answer> {
  const listeners: ((event: Event) => Promise<Answer>)[] = [];
  return {
    listen: (listener) => void listeners.push(listener),
    tell: async (event) => {
      const answers: Answer[] = [];
      for (const listener of listeners) answers.push(await listener(event));
      return answers;
    },
  };
}
