import { z } from 'zod';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getHelp as contract, getHelpPages as pagesContract } from '../contract/endpoints.ts';
import type { HelpText } from '../contract/entities.ts';
import { readMany, readOne, refuseUnreachable } from './read-content.ts';
import { blocksOf } from './rules/portable-text.ts';
import { contentOf } from './source/content-of.ts';
import { helpPagesQuery, helpQuery } from './source/queries.ts';
import { WireHelp } from './source/shapes.ts';

/** The help text of one page. */
export const getHelp = twoStepHandler<typeof contract, HelpText>(
  async ({ services, fail }, { query: { page, language } }) => {
    const help = (await refuseUnreachable(fail, readOne(services, WireHelp, helpQuery, { page, language }))) ?? fail('common.NotFound');
    return { title: help.title, blocks: blocksOf(help.body, contentOf(services).place) };
  },
  async ({ prepared }) => ({ help: prepared }),
);

/** The pages with a help text, so that no button leads to an empty one. */
export const getHelpPages = twoStepHandler<typeof pagesContract, string[]>(
  ({ services, fail }, { query: { language } }) => refuseUnreachable(fail, readMany(services, z.string(), helpPagesQuery, { language })),
  async ({ prepared }) => ({ pages: prepared }),
);
