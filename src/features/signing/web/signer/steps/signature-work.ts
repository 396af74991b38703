export type Strokes = [number, number][][];

/** What somebody has typed and drawn; both stay when they change their mind. */
export interface SignatureWork {
  kind: 'typed' | 'drawn';
  name: string;
  strokes: Strokes;
  ratio: number;
}
