/** A content service that answers GROQ queries. It throws `Unreachable` when there is no answer. */
export interface ContentSource {
  ask: (query: string, params: Readonly<Record<string, string>>) => Promise<unknown>;
  /** The project and dataset of pictures in its answers: `/cdn-sanity/images/{project}/{dataset}/…`. */
  place: { project: string; dataset: string };
}

/** The content service gave no usable answer, and none is cached. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
