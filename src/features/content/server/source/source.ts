/** A content service: it answers GROQ queries. It throws `Unreachable` when there is no answer to give. */
export interface ContentSource {
  ask: (query: string, params: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Whose pictures stand in its answers: `/cdn-sanity/images/{project}/{dataset}/…`. */
  place: { project: string; dataset: string };
}

/** The content service gave no usable answer, and no earlier one is kept. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
