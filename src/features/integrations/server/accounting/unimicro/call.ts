import type { z } from 'zod';
import type { Credentials } from '../provider.ts';

export interface UniCall<Shape extends z.ZodType> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  answer: Shape;
  /** Values that must not be seen in a refusal. */
  hidden?: readonly string[];
}

/** Calls Uni Micro about the company of a key; without one it is about the companies that the installation's client sees. */
export type CallUniMicro = <Shape extends z.ZodType>(
  credentials: Credentials | undefined,
  call: UniCall<Shape>,
) => Promise<z.output<Shape>>;
