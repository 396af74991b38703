/** Runs tasks one after the other, whether or not they fail. */
export function createSequence(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
