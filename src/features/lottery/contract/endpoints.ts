import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { listFile, listFormats } from '#kernel/contract/list-export.ts';
import { Id } from '#kernel/contract/values.ts';
import { Game, gameFields, ListedGame, PossibleContestant } from './entities.ts';

const playing = {
  access: { permission: 'Winkit', feature: 'winkit', subscriptionFeature: 'winkit' },
  company: 'required',
} as const;
/** What finishes a lottery that was drawn from is there without the plan, too: with its end comes the secret, without which nobody can check the draws. */
const finishing = { access: { permission: 'Winkit', feature: 'winkit' }, company: 'required' } as const;
/** Whoever has the link of a game and works in the company may watch it. */
const watching = { access: { signedIn: true, feature: 'winkit' }, company: 'required' } as const;

const gameId = Id;
const answer = z.object({ game: Game });
const contestantCodes = ['lottery.NotContestant', 'lottery.ContestantTwice', 'lottery.OnlyNTickets'] as const;

export const getAllGames = endpoint({
  ...playing,
  method: 'GET',
  path: '/winkit/get-all-games',
  summary: 'Lists the lotteries the caller manages: all in the company, or their own; newest first.',
  effect: 'read',
  answer: z.object({ games: z.array(ListedGame) }),
  errors: [],
});

export const getGame = endpoint({
  ...watching,
  method: 'POST',
  path: '/winkit/get-game',
  summary:
    'Returns a lottery with contestants, tickets and draws, for everyone who works in the company. The secret is included when the lottery has ended.',
  effect: 'read',
  body: z.object({ gameId }),
  answer,
  errors: [],
});

export const getPossibleContestants = endpoint({
  ...playing,
  method: 'GET',
  path: '/winkit/get-possible-contestants',
  summary: 'Lists the people the caller may give tickets to: everyone in the company, or their own team and themselves.',
  effect: 'read',
  answer: z.object({ people: z.array(PossibleContestant) }),
  errors: [],
});

export const createGame = endpoint({
  ...playing,
  method: 'POST',
  path: '/winkit/create-game',
  repeats: 'adds',
  summary: 'Creates a lottery with its contestants, each with 1 to 99 tickets. Its secret is chosen and committed to at once.',
  effect: 'write',
  body: z.object(gameFields),
  answer,
  errors: contestantCodes,
});

export const updateGame = endpoint({
  ...playing,
  method: 'POST',
  path: '/winkit/update-game',
  summary: 'Changes a lottery before its first draw. It gets a new secret and a new commitment.',
  effect: 'write',
  body: z.object({ gameId, version: z.number().int().positive().optional(), ...gameFields }),
  answer,
  errors: [...contestantCodes, 'lottery.AlreadyDrawn', 'lottery.DrawInProgress'],
});

export const drawWinner = endpoint({
  ...playing,
  method: 'POST',
  path: '/winkit/draw',
  repeats: 'adds',
  summary:
    'Draws a ticket. `commitment` is the one the caller has seen. The caller’s nonce is mixed in; without one, the server chooses it. The next draw waits until the winner has been shown, or a minute has passed.',
  effect: 'write',
  body: z.object({
    gameId,
    commitment: z.string(field('required')).regex(/^[0-9a-f]{64}$/, field('invalid')),
    nonce: z
      .string()
      .regex(/^[0-9a-f]{16,64}$/, field('invalid'))
      .optional(),
  }),
  answer,
  errors: ['lottery.DrawInProgress', 'lottery.GameFinished', 'lottery.OtherCommitment'],
});

export const finishDraw = endpoint({
  ...finishing,
  method: 'POST',
  path: '/winkit/draw-finished',
  summary: 'Confirms that the winner of the draw under way has been shown, so the next can be drawn.',
  effect: 'write',
  body: z.object({ gameId }),
  answer,
  errors: ['lottery.NoDraw'],
});

export const endGame = endpoint({
  ...finishing,
  method: 'POST',
  path: '/winkit/end-game',
  summary: 'Ends a lottery with tickets left, and reveals its secret.',
  effect: 'write',
  body: z.object({ gameId }),
  answer,
  errors: ['lottery.DrawInProgress', 'lottery.GameFinished', 'lottery.NothingDrawn'],
});

export const deleteGame = endpoint({
  ...playing,
  method: 'POST',
  path: '/winkit/delete-game',
  summary: 'Permanently deletes a lottery, but not during a draw.',
  effect: 'write',
  body: z.object({ gameId }),
  answer: z.object({}),
  errors: ['lottery.DrawInProgress'],
});

export const exportGame = endpoint({
  ...playing,
  ...listFile,
  path: '/winkit/export',
  summary: 'Exports the winners of a lottery, in the order they were drawn.',
  body: z.object({ gameId, format: z.enum(listFormats).default('xlsx') }),
  errors: ['lottery.NothingDrawn'],
});
