import type { z } from 'zod';
import { ProviderRefusal } from '../provider.ts';
import type { Answer, Question } from './ask.ts';
import type { Limit, Line } from './line.ts';
import { unreadable } from './refusal.ts';

/** A call with a token that may have ended. */
export interface SignedCall<Shape extends z.ZodType> {
  line: Line;
  limit: Limit;
  /** The token to use; another than `used`, which was refused. */
  token: (used?: string) => Promise<string>;
  question: (token: string) => Question;
  answer: Shape;
  isOver: (answer: Answer) => boolean;
  refuse: (question: Question, answer: Answer, token: string) => ProviderRefusal;
}

export interface SignedAnswer<Read> {
  read: Read;
  status: number;
  headers: Headers;
}

/** Asks, and once more with another token when the first one has ended (integrations.21). */
export async function askSignedIn<Shape extends z.ZodType>(call: SignedCall<Shape>): Promise<SignedAnswer<z.output<Shape>>> {
  const { line, limit, question, isOver, refuse } = call;
  let token = await call.token();
  let answer = await line.ask(limit, question(token));
  if (isOver(answer)) {
    token = await call.token(token);
    answer = await line.ask(limit, question(token));
  }
  if (answer.status >= 400) throw refuse(question(token), answer, token);
  const read = call.answer.safeParse(answer.json);
  if (!read.success) throw unreadable(question(token), answer);
  return { read: read.data, status: answer.status, headers: answer.headers };
}

/** A refusal to sign in means the key, unless the system is out of order. */
export function keyRefusal(said: ProviderRefusal): ProviderRefusal {
  return said.kind === 'unavailable' ? said : new ProviderRefusal('invalidKey', said.message, said.more);
}
